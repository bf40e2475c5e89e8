/** Pixi's way to do without `eval`, for pages whose content security policy forbids it; it ships no types. */
declare module "pixi.js/unsafe-eval";
