import {fileUrl} from '@clube/api-client';
import {Button, PagedTable, buttonClass, isPdf, type Column} from '@clube/ui';
import {Link} from 'react-router-dom';
import {PATHS} from '../../../base/paths';
import {readNotaState} from '../../../base/notas/states';
import {showDate, showDateTime} from '../../../base/formats';
import {isBeingRead} from '../../../base/notas/queries';
import {readSummary} from '../../../base/notas/summary';
import type {UnprocessedNota} from '../../../base/types';
import styles from './Tables.module.css';
import {NotaBadge} from '../../../components/nota/NotaBadge';

export interface NotaActions {
  onView: (nota: UnprocessedNota) => void;
  onOpenPhoto: (url: string, description: string) => void;
}

/** The link text for a file that is not a picture, which opens in a new tab. */
function documentKind({tipo, diretorioArquivo}: UnprocessedNota): 'PDF' | 'XML' | undefined {
  if (isPdf(tipo) || isPdf(diretorioArquivo)) return 'PDF';
  return /xml$/i.test(tipo ?? '') || /\.xml$/i.test(diretorioArquivo ?? '') ? 'XML' : undefined;
}

/** The receipt's file: a document opens in a new tab, a picture in the viewer. */
function Photo({nota, onOpenPhoto}: {nota: UnprocessedNota; onOpenPhoto: NotaActions['onOpenPhoto']}) {
  const url = fileUrl(nota.diretorioArquivo, nota.arquivoUrl);
  const day = showDate(nota.dataEnvio);
  if (!url) return <>SEM FOTO</>;
  const kindName = documentKind(nota);
  if (kindName)
    return (
      <a
        className={buttonClass({variant: 'text', small: true})}
        href={url}
        target="_blank"
        rel="noreferrer"
        aria-label={`Abrir ${kindName} da nota de ${day} em outra aba`}
      >
        {kindName}
      </a>
    );
  return (
    <Button
      variant="text"
      small
      icon="gallery"
      aria-label={`Ver foto da nota de ${day}`}
      onClick={() => onOpenPhoto(url, `Nota enviada em ${day}`)}
    >
      FOTO
    </Button>
  );
}

/** Distinguishes the receipts of a day: by the values read, else by the time of arrival. */
function description(nota: UnprocessedNota): string[] {
  const texts = [nota.loja, readSummary(nota)].filter(text => typeof text === 'string');
  return texts.length > 0 ? texts : [`às ${showDateTime(nota.dataEnvio).slice(-5)}`];
}

function columns({onView, onOpenPhoto}: NotaActions): readonly Column<UnprocessedNota>[] {
  return [
    {
      key: 'dataEnvio',
      title: 'Enviada em',
      main: true,
      order: nota => nota.dataEnvio,
      cell: nota => (
        <span>
          <b>{showDate(nota.dataEnvio)}</b>
          {description(nota).map(line => (
            <small key={line} className={styles.loja}>
              {line}
            </small>
          ))}
        </span>
      ),
    },
    {
      key: 'status',
      title: 'Situação',
      aside: true,
      order: nota => nota.status,
      cell: nota => <NotaBadge status={nota.status} beingRead={isBeingRead(nota)} />,
    },
    {
      key: 'observacao',
      title: 'Observação',
      cell: ({reprovadoMotivo, reenviadaEm}) =>
        reenviadaEm ? (
          <span>
            {reprovadoMotivo}
            <small className={styles.loja}>Enviada de novo em {showDate(reenviadaEm)}</small>
          </span>
        ) : (
          reprovadoMotivo
        ),
    },
    {key: 'foto', title: 'Foto', actions: true, cell: nota => <Photo nota={nota} onOpenPhoto={onOpenPhoto} />},
    {
      key: 'acoes',
      title: 'Andamento',
      actions: true,
      cell: nota => (
        <span>
          <Button
            variant="text"
            small
            onClick={() => onView(nota)}
            aria-label={`Ver andamento da nota de ${showDate(nota.dataEnvio)}`}
          >
            Ver andamento
          </Button>
          {readNotaState(nota.status) === 'reprovada' && !nota.reenviadaEm && (
            <Link className={buttonClass({variant: 'text', small: true})} to={PATHS.sendNotaAgain(nota.id)}>
              Enviar de novo
            </Link>
          )}
        </span>
      ),
    },
  ];
}

/** Receipts without points: pending, or refused with the reason. */
export function UnprocessedTable({rows, ...actions}: NotaActions & {rows: UnprocessedNota[]}) {
  return (
    <PagedTable
      caption="Notas não processadas"
      columns={columns(actions)}
      rows={rows}
      rowKey={nota => nota.id}
      initialOrder={{key: 'dataEnvio', descending: true}}
    />
  );
}
