/** A way of circles and points, from left to right. */
const NODES = [{ x: 14, number: 33 }, { x: 54 }, { x: 94 }, { x: 134, number: 62 }] as const;

function Way() {
  return (
    <>
      <path d="M14 40H134" stroke="#d8cba0" strokeWidth="5" strokeDasharray="2 6" strokeLinecap="round" />
      {NODES.map((node) =>
        "number" in node ? (
          <g key={node.x}>
            <circle cx={node.x} cy="40" r="12" fill="#f7ead3" />
            <text x={node.x} y="44.5" textAnchor="middle" fontSize="12" fontWeight="700" fill="#241d10">
              {node.number}
            </text>
          </g>
        ) : (
          <circle key={node.x} cx={node.x} cy="40" r="6" fill="#fff" stroke="#14262c" strokeWidth="2" />
        ),
      )}
    </>
  );
}

/** A camper on a point between two circles; the maniac's step goes over it. */
export function CrossingDiagram() {
  return (
    <svg className="rules-diagram" viewBox="0 0 148 70" aria-hidden="true">
      <Way />
      <path d="M20 26Q74 -8 126 24" fill="none" stroke="#e8574a" strokeWidth="4" />
      <path d="M120 14l10 12-15 1z" fill="#e8574a" />
      <path d="M46 40l8-16 8 16z" fill="#fae05e" stroke="#14262c" strokeWidth="1.5" />
    </svg>
  );
}

/** A lantern on a point lights the circles on both ends of its way. */
export function LightDiagram() {
  return (
    <svg className="rules-diagram" viewBox="0 0 148 70" aria-hidden="true">
      <circle cx="14" cy="40" r="22" fill="#ffcf5b" opacity=".45" />
      <circle cx="134" cy="40" r="22" fill="#ffcf5b" opacity=".45" />
      <Way />
      <path d="M47 44V26a7 7 0 0 1 14 0v18z" fill="#ffcf5b" stroke="#14262c" strokeWidth="2" />
    </svg>
  );
}
