import {fileUrl} from '@clube/api-client';
import {REJECTION_ADVICE, isRejectionReason} from '@clube/domain';
import {FileViewer, Icon, classes, isPdf, type ViewableFile} from '@clube/ui';
import {useState, type ReactNode} from 'react';
import {showDate} from '../../base/formats';
import type {UnprocessedNota} from '../../base/types';
import styles from './RejectionHelp.module.css';

/** A thumbnail of the sent picture, enlarged on a tap; a document is a link. */
function SentPicture({nota}: {nota: UnprocessedNota}) {
  const [file, setFile] = useState<ViewableFile>();
  const url = fileUrl(nota.diretorioArquivo, nota.arquivoUrl);
  const description = `Nota enviada em ${showDate(nota.dataEnvio)}`;
  if (!url) return null;
  if (nota.tipo !== 'imagem')
    return (
      <a className={styles.picture} href={url} target="_blank" rel="noreferrer" aria-label={`Abrir: ${description}`}>
        <Icon name={isPdf(nota.tipo) ? 'pdf' : 'open'} size={32} />
      </a>
    );
  return (
    <>
      <button
        type="button"
        className={styles.picture}
        aria-label={`Ver a foto: ${description}`}
        onClick={() => setFile({url, description})}
      >
        <img src={url} alt="" loading="lazy" />
      </button>
      <FileViewer file={file} onClose={() => setFile(undefined)} />
    </>
  );
}

interface Props {
  nota: UnprocessedNota;
  /** The steps are collapsed, as other content is more important. */
  folded?: boolean;
  children?: ReactNode;
}

/** The reason for a receipt's rejection, its picture, and instructions step by step. */
export function RejectionHelp({nota, folded = false, children}: Props) {
  const reason = nota.reprovadoMotivo ?? 'Nota reprovada';
  const advice = isRejectionReason(reason) ? REJECTION_ADVICE[reason] : undefined;
  return (
    <div className={classes(styles.help, folded && styles.small)}>
      <SentPicture nota={nota} />
      <div className={styles.text}>
        <p className={styles.reason}>{reason}</p>
        {advice && !folded && <p>{advice.meaning}</p>}
      </div>
      {advice && (
        <details className={styles.steps} open={!folded} key={String(folded)}>
          <summary>Como enviar melhor</summary>
          <ol>
            {advice.steps.map(step => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      )}
      {children}
    </div>
  );
}
