import {PECAS, type NomePeca} from './pecas';
import type {CorTinta} from './semente';

/** One drawing by itself, for tiles and headings. */
export function Peca({
  nome,
  cor,
  tamanho = 96,
  className,
}: {
  nome: NomePeca;
  cor: CorTinta | 'papel';
  tamanho?: number;
  className?: string | undefined;
}) {
  const Desenho = PECAS[nome];
  return (
    <svg viewBox="0 0 100 100" width={tamanho} height={tamanho} className={className} aria-hidden>
      <Desenho cor={`var(--${cor})`} />
    </svg>
  );
}
