import {client, type AnswerOf} from '@clube/api-client';
import {Icon} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {numberOrDash} from '../../components/format/values';
import styles from './Readings.module.css';

type Figures = AnswerOf<'/api/notas/leituras'>;

const KEY_SOURCES: readonly (readonly [keyof Figures['chave'], string])[] = [
  ['xml', 'arquivo XML'],
  ['qrcode', 'QR code'],
  ['codigo_barras', 'código de barras'],
  ['texto', 'texto do PDF'],
  ['ocr', 'imagem'],
  ['nenhuma', 'sem chave'],
];

const secondsText = (value: number | null): string =>
  value === null ? '–' : `${numberOrDash(Math.round(value * 10) / 10)} s`;

/** Statistics of the readings in the last thirty days: one line, and details behind it. */
export function ReadingFigures() {
  const {data} = useQuery({
    queryKey: ['leituras'],
    queryFn: ({signal}) => client.get('/api/notas/leituras', {signal}),
    staleTime: 60_000,
  });
  if (!data || data.total === 0) return null;
  const {lidas, parciais, naoLidas, certas, emLeitura} = data;
  return (
    <details className={styles.figures}>
      <summary>
        <Icon name="bars" size={18} />
        <span>
          Leitura em 30 dias: <b>{numberOrDash(lidas)}</b> {lidas === 1 ? 'inteira' : 'inteiras'},{' '}
          <b>{numberOrDash(parciais)}</b> em parte, <b>{numberOrDash(naoLidas)}</b>{' '}
          {naoLidas === 1 ? 'não lida' : 'não lidas'}
          {emLeitura > 0 && `, ${numberOrDash(emLeitura)} em leitura agora`}
        </span>
      </summary>
      <dl>
        <div>
          <dt>Certas</dt>
          <dd>{numberOrDash(certas)}</dd>
        </div>
        {KEY_SOURCES.filter(([via]) => data.chave[via] > 0).map(([via, label]) => (
          <div key={via}>
            <dt>Chave: {label}</dt>
            <dd>{numberOrDash(data.chave[via])}</dd>
          </div>
        ))}
        <div>
          <dt>Por nota, mediana</dt>
          <dd>{secondsText(data.segundos.p50)}</dd>
        </div>
        <div>
          <dt>Por nota, 95 %</dt>
          <dd>{secondsText(data.segundos.p95)}</dd>
        </div>
        <div>
          <dt>Por página, mediana</dt>
          <dd>{secondsText(data.segundosPorPagina.p50)}</dd>
        </div>
      </dl>
    </details>
  );
}
