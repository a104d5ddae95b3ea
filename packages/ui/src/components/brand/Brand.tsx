/** The brand's paint roller; its handle has the colour of the text. */
export function BrandMark({size = 26}: {size?: number}) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" fill="none" aria-hidden style={{flex: 'none'}}>
      <rect x="2" y="3" width="17" height="8" rx="2" fill="var(--ocre)" />
      <path d="M19 7h4v7h-10v4" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
      <rect x="11" y="17" width="4" height="7" rx="1.5" fill="currentColor" />
    </svg>
  );
}

/** The logo: roller and name. */
export function Brand({name = 'Clube do Pintor', size = 18}: {name?: string; size?: number}) {
  return (
    <span
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 8,
        fontFamily: 'var(--titulo)',
        fontSize: size,
        fontWeight: 700,
        lineHeight: 1,
        letterSpacing: '-0.015em',
      }}
    >
      <BrandMark size={size * 1.45} />
      {name}
    </span>
  );
}
