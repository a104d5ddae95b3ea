import {PECAS, type NomePeca} from './pecas';
import {escolher, sorteio} from './semente';

const FUNDOS = ['anil', 'zarcao', 'folha', 'ocre'] as const;
const AVULSAS = ['presente', 'lata', 'rolo', 'pincel', 'escada', 'luva'] as const;

const POR_TIPO: Record<string, NomePeca> = {
  recarga: 'celular',
  bivolt: 'furadeira',
  camiseta: 'camiseta',
  bermuda: 'bermuda',
  calcado: 'calcado',
  kit: 'kit',
  credito: 'cartao',
};

/** What a prize without a photograph is drawn as: by its type, or by chance for goods of any kind. */
function pecaDoPremio(tipo: string, numero: number): NomePeca {
  if (tipo.startsWith('disco')) return 'disco';
  return POR_TIPO[tipo] ?? escolher(AVULSAS, numero);
}

/** The picture of a prize that has no photograph; the seed (its code) decides ground, paint and tilt. */
export function IlustracaoPremio({
  tipo,
  semente,
  className,
}: {
  tipo: string;
  semente: string;
  className?: string | undefined;
}) {
  const numero = sorteio(`premio ${semente}`);
  const fundo = escolher(FUNDOS, numero());
  const cor = fundo === 'ocre' ? escolher(['anil', 'zarcao', 'folha'], numero()) : fundo;
  const Desenho = PECAS[pecaDoPremio(tipo, numero())];
  const pincelada = 20 + numero() * 50;
  const inclinacao = (numero() - 0.5) * 10;
  return (
    <svg viewBox="0 0 160 112" preserveAspectRatio="xMidYMid slice" className={className} aria-hidden>
      <rect width="160" height="112" fill={`var(--${fundo}-claro)`} />
      <path
        d={`M-8 ${pincelada}c40-9 70 8 110-2s50-4 70 0v22c-26-5-40 5-72 2s-66 7-108 0z`}
        fill={`var(--${cor})`}
        opacity=".13"
      />
      <g transform={`translate(36 12) rotate(${inclinacao} 44 44) scale(.88)`}>
        <Desenho cor={`var(--${cor})`} />
      </g>
    </svg>
  );
}
