export type RefusalParams = Readonly<Record<string, string | number>>;

/**
 * Thrown by the rules, before anything has changed, when a command is not lawful. The code is a key that the client
 * translates (`refusal.<code>`); the parameters fill its gaps. A refusal never says more than the seat may know.
 */
export class Refusal extends Error {
  readonly code: string;
  readonly params: RefusalParams | undefined;

  constructor(code: string, params?: RefusalParams) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.params = params;
  }
}
