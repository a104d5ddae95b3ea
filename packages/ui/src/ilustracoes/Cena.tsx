import {PECAS, type NomePeca} from './pecas';
import {escolher, sorteio, type CorTinta} from './semente';

const TINTAS = ['anil', 'zarcao', 'folha', 'ocre', 'violeta'] as const;
const ALTAS = ['escada', 'rolo', 'pincel'] as const;
const BAIXAS = ['lata', 'luva', 'disco', 'lata'] as const;

interface Props {
  /** Decides paint, things and places: two screens never show the same scene. */
  semente: string;
  /** `queda`: the can has tipped over. A drawing's name puts that thing in the middle. */
  tipo?: 'obra' | 'queda' | NomePeca;
  className?: string | undefined;
}

function pincelada(numero: () => number): string {
  const topo = 26 + numero() * 22;
  const largura = 128 + numero() * 46;
  return `M34 ${topo}c${largura * 0.3}-7 ${largura * 0.6} 6 ${largura} 0l4 30c-${largura * 0.2} 4-${largura * 0.7}-3-${largura} 2l2 28c${largura * 0.4}-4 ${largura * 0.7} 5 ${largura + 22}-1l3 24H30z`;
}

/** A wall that is being painted, put together from a few drawings. */
export function Cena({semente, tipo = 'obra', className}: Props) {
  const numero = sorteio(`cena ${semente}`);
  const tinta: CorTinta = escolher(TINTAS, numero());
  const outra: CorTinta = escolher(['zarcao', 'folha', 'anil'], numero());
  const central: NomePeca = tipo === 'obra' || tipo === 'queda' ? escolher(ALTAS, numero()) : tipo;
  const Alta = PECAS[central];
  const Baixa = PECAS[escolher(BAIXAS, numero())];
  const Lata = PECAS.lata;
  const troca = numero() > 0.5;
  return (
    <svg viewBox="0 0 280 180" className={className} aria-hidden>
      <rect x="10" y="8" width="260" height="150" rx="10" fill="var(--areia)" />
      <path d={pincelada(numero)} fill={`var(--${tinta})`} opacity=".9" />
      <path d="M10 140h260" stroke="var(--linha-forte)" strokeWidth="8" />
      <path d="M0 168h280" stroke="var(--linha-forte)" strokeWidth="3" strokeLinecap="round" />
      <g transform={troca ? 'translate(42 44) scale(1.3)' : 'translate(120 44) scale(1.3)'}>
        {tipo === 'queda' ? null : <Alta cor={`var(--${outra})`} />}
      </g>
      {tipo === 'queda' ? (
        <>
          <path d="M70 166c10-22 48-14 74-16l30 4c14 4 6 14-4 14H76c-6 0-8 0-6-2z" fill={`var(--${outra})`} />
          <g transform="translate(116 166) rotate(-82) scale(.9)">
            <Lata cor={`var(--${outra})`} />
          </g>
        </>
      ) : (
        <g transform={troca ? 'translate(182 96) scale(.76)' : 'translate(46 96) scale(.76)'}>
          <Baixa cor={`var(--${tinta === outra ? 'ocre' : tinta})`} />
        </g>
      )}
    </svg>
  );
}
