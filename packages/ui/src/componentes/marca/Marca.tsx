/** The roller of the brand; the handle takes the colour of the text. */
export function SimboloMarca({tamanho = 26}: {tamanho?: number}) {
  return (
    <svg width={tamanho} height={tamanho} viewBox="0 0 26 26" fill="none" aria-hidden style={{flex: 'none'}}>
      <rect x="2" y="3" width="17" height="8" rx="2" fill="var(--ocre)" />
      <path d="M19 7h4v7h-10v4" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
      <rect x="11" y="17" width="4" height="7" rx="1.5" fill="currentColor" />
    </svg>
  );
}

/** Roller and name. */
export function Marca({nome = 'Clube do Pintor', tamanho = 18}: {nome?: string; tamanho?: number}) {
  return (
    <span
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 8,
        font: `700 ${tamanho}px/1 var(--titulo)`,
        letterSpacing: '-0.015em',
      }}
    >
      <SimboloMarca tamanho={tamanho * 1.45} />
      {nome}
    </span>
  );
}
