/** The document has no other stylesheet, so colours and sizes are those of `app/styles/tokens.css`. */
export const modelStyle = (
  fontUrl: string,
) => `@font-face{font-family:"Hanken Grotesk";font-weight:100 900;font-display:swap;src:url("${fontUrl}") format("woff2-variations")}
*{box-sizing:border-box}
html,body,main{height:100%;margin:0}
[hidden]{display:none!important}
body{background:#efeae2;color:#1c1a17;font:0.9375rem/1.4 "Hanken Grotesk",system-ui,sans-serif}
main{display:grid;grid-template-rows:minmax(0,1fr) auto}
h1,.unseen{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%)}
p{margin:0}
.stage{position:relative;min-height:0;overflow:hidden}
model-viewer{display:block;width:100%;height:100%;--poster-color:transparent;--progress-bar-color:#a8481f;--progress-bar-height:2px}
img{display:block;width:100%;height:100%;object-fit:contain}
[slot=ar-button]{position:absolute;left:1rem;top:1rem;min-height:2.75rem;padding:0 1.25rem;border:0;border-radius:2px;background:#a8481f;color:#fff;font:inherit;font-weight:550}
model-viewer:not(:defined) [slot=ar-button]{display:none}
#dimensions{position:absolute;inset:0;pointer-events:none}
#dimensions svg{display:block;width:100%;height:100%;fill:none;stroke:#1c1a17;stroke-width:1.25}
#dimensions .outline{stroke:#69645c;stroke-width:1;stroke-dasharray:3 4}
#dimensions text{fill:#1c1a17;stroke:#efeae2;stroke-width:9px;stroke-linejoin:round;font-size:0.9375rem;font-weight:600;font-variant-numeric:tabular-nums;text-anchor:middle;dominant-baseline:central}
#hint{position:absolute;left:50%;bottom:0.75rem;width:max-content;max-width:calc(100% - 2rem);padding:0.5rem 1rem;border-radius:2px;background:#1c1a17;color:#f3eee6;text-align:center;text-wrap:balance;word-break:keep-all;transform:translateX(-50%);pointer-events:none}
#status:not(.unseen){padding:0.75rem 1rem;color:#55504a;text-align:center}
#controls{display:grid;grid-template-columns:1fr auto 1fr;align-items:center;gap:0.5rem 1.5rem;padding:0.5rem 1rem 0.75rem;border-top:1px solid #d9d2c7;visibility:hidden}
#controls.ready{visibility:visible}
button,label,a{min-width:2.75rem;min-height:2.75rem;touch-action:manipulation}
#controls button{display:inline-grid;place-items:center;padding:0 0.5rem;border:0;border-radius:2px;background:none;color:#1c1a17;font:inherit;font-weight:550;cursor:pointer}
#controls button svg{width:1.375rem;height:1.375rem;fill:none;stroke:currentColor;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}
#turnRight svg{transform:scaleX(-1)}
.moves{display:flex;grid-column:2;gap:0.25rem}
#controls button[aria-disabled=true]{color:#a39c92;cursor:default}
#controls #showDimensions{grid-column:3;white-space:nowrap;justify-self:end;padding:0 1rem;border:1px solid #8b857b}
#controls #showDimensions[aria-pressed=true]{border-color:#1c1a17;background:#1c1a17;color:#f3eee6}
#finishes{display:flex;grid-column:1;align-items:center;gap:0.75rem}
fieldset{display:flex;margin:0;padding:0;border:0}
.captions p{display:flex;flex-wrap:wrap;align-items:center;gap:0 0.75rem;min-height:2.75rem}
label{position:relative;display:block;width:2.75rem;height:2.75rem;cursor:pointer}
label input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
label svg{display:block;fill:none}
.ring{stroke:transparent;stroke-width:1.5}
.colour{stroke:#8b857b;stroke-width:1}
input:checked+svg .ring{stroke:#1c1a17}
input:focus-visible+svg{outline:2px solid #a8481f;outline-offset:-2px}
a{display:inline-flex;align-items:center;color:#a8481f;font-weight:550;text-underline-offset:0.2em}
:focus-visible{outline:2px solid #a8481f;outline-offset:-2px}
@media (hover:hover){#controls button:not([aria-disabled=true],[aria-pressed=true]):hover{background:#e4ddd2}a:hover{color:#8a3815}}
@media (max-width:48rem){
#controls{grid-template-columns:auto 1fr;gap:0.25rem 0.5rem;padding:0.25rem 0.5rem 0.5rem}
.moves{grid-column:1/-1;justify-content:space-between}
#controls #showDimensions{grid-column:2;grid-row:2}
#finishes{display:contents}
fieldset{grid-row:2}
.captions{grid-row:3;grid-column:1/-1;padding-left:0.5rem}
}
@media (scripting:none){#controls{display:none}}
@media (forced-colors:active){#controls button{border:1px solid}.colour{forced-color-adjust:none}}`
