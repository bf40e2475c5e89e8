/** Filters and gradients for this board, beside those that all boards share. */
export const DEFS = `
<filter id="slab" x="-12%" y="-12%" width="124%" height="130%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="1.800" result="b"/><feOffset in="b" dy="-2.400" result="o"/><feComposite in="SourceAlpha" in2="o" operator="out" result="r"/><feFlood flood-color="#02080a" flood-opacity=".45"/><feComposite in2="r" operator="in" result="i"/><feDropShadow in="SourceGraphic" dy="4" stdDeviation="4" flood-color="#010607" flood-opacity=".65" result="d"/><feMerge><feMergeNode in="d"/><feMergeNode in="i"/></feMerge></filter>
<filter id="mist" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="5"/></filter>
<filter id="wide" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="4"/></filter>
<radialGradient id="night" cx=".5" cy=".47" r=".75"><stop offset="0" stop-color="#35635a"/><stop offset=".6" stop-color="#1f4540"/><stop offset="1" stop-color="#0c1e20"/></radialGradient>
<radialGradient id="lake" cx=".42" cy=".3" r=".8"><stop offset="0" stop-color="#7fb6cc"/><stop offset=".5" stop-color="#3b7594"/><stop offset="1" stop-color="#22516d"/></radialGradient>
<radialGradient id="lamp"><stop offset="0" stop-color="#ffdf8a" stop-opacity=".85"/><stop offset=".45" stop-color="#ffcf5b" stop-opacity=".28"/><stop offset="1" stop-color="#ffcf5b" stop-opacity="0"/></radialGradient>
<radialGradient id="hearth" cx=".5" cy=".5" r=".6"><stop offset="0" stop-color="#ffe7a3"/><stop offset=".6" stop-color="#e9ab55"/><stop offset="1" stop-color="#b9772f"/></radialGradient>
<radialGradient id="gloom" cx=".5" cy=".5" r=".7"><stop offset="0" stop-color="#5d4347"/><stop offset="1" stop-color="#2c1c20"/></radialGradient>
<radialGradient id="hole"><stop offset="0" stop-color="#fff"/><stop offset=".55" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<radialGradient id="wound"><stop offset="0" stop-color="#c4313b" stop-opacity=".75"/><stop offset=".6" stop-color="#c4313b" stop-opacity=".32"/><stop offset="1" stop-color="#c4313b" stop-opacity="0"/></radialGradient>`;
