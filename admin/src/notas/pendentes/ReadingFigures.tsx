import {client, type RespostaDe} from '@clube/api-client';
import {Icone} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {numeroOuNada} from '../../components/formatos';
import estilos from './Readings.module.css';

type Figuras = RespostaDe<'/api/notas/leituras'>;

const VIAS: readonly (readonly [keyof Figuras['chave'], string])[] = [
  ['xml', 'arquivo XML'],
  ['qrcode', 'QR code'],
  ['codigo_barras', 'código de barras'],
  ['texto', 'texto do PDF'],
  ['ocr', 'imagem'],
  ['nenhuma', 'sem chave'],
];

const segundos = (valor: number | null): string =>
  valor === null ? '–' : `${numeroOuNada(Math.round(valor * 10) / 10)} s`;

/** How the reading of receipts has gone in the last thirty days: a line, and more behind it. */
export function ReadingFigures() {
  const {data} = useQuery({
    queryKey: ['leituras'],
    queryFn: ({signal}) => client.get('/api/notas/leituras', {signal}),
    staleTime: 60_000,
  });
  if (!data || data.total === 0) return null;
  const {lidas, parciais, naoLidas, certas, emLeitura} = data;
  return (
    <details className={estilos.figuras}>
      <summary>
        <Icone nome="pontos" tamanho={18} />
        <span>
          Leitura em 30 dias: <b>{numeroOuNada(lidas)}</b> inteiras, <b>{numeroOuNada(parciais)}</b> em parte,{' '}
          <b>{numeroOuNada(naoLidas)}</b> não lidas
          {emLeitura > 0 && `, ${numeroOuNada(emLeitura)} em leitura agora`}
        </span>
      </summary>
      <dl>
        <div>
          <dt>Certas</dt>
          <dd>{numeroOuNada(certas)}</dd>
        </div>
        {VIAS.filter(([via]) => data.chave[via] > 0).map(([via, rotulo]) => (
          <div key={via}>
            <dt>Chave: {rotulo}</dt>
            <dd>{numeroOuNada(data.chave[via])}</dd>
          </div>
        ))}
        <div>
          <dt>Por nota, mediana</dt>
          <dd>{segundos(data.segundos.p50)}</dd>
        </div>
        <div>
          <dt>Por nota, 95 %</dt>
          <dd>{segundos(data.segundos.p95)}</dd>
        </div>
        <div>
          <dt>Por página, mediana</dt>
          <dd>{segundos(data.segundosPorPagina.p50)}</dd>
        </div>
      </dl>
    </details>
  );
}
