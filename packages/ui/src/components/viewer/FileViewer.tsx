import {Icon} from '../../icons';
import {buttonClass} from '../button/Button';
import {Modal} from '../modal/Modal';
import styles from './Viewer.module.css';
import {SheetViewer} from './SheetViewer';

/** A picture with zoom and rotation. */
function ImageViewer({src, description}: {src: string; description: string}) {
  return <SheetViewer description={description} sheets={[{key: src, url: src, description}]} />;
}

export interface ViewableFile {
  url: string;
  /** Description of the file for people. */
  description: string;
  pdf?: boolean;
}

/** Whether a URL or media type is that of a PDF. */
export function isPdf(typeOrUrl: string | null | undefined): boolean {
  return /pdf($|\?)/i.test(typeOrUrl ?? '');
}

/** A received file next to a form: pictures in the viewer, a PDF as a link that opens a new tab. */
export function FileFrame({file}: {file: ViewableFile}) {
  if (!file.pdf) return <ImageViewer src={file.url} description={file.description} />;
  return (
    <div className={styles.viewer}>
      <div className={styles.pdf}>
        <Icon name="pdf" size={64} />
        <p>{file.description}</p>
        <a className={buttonClass()} href={file.url} target="_blank" rel="noreferrer">
          Abrir PDF em outra aba
        </a>
      </div>
    </div>
  );
}

/** The file in a dialog. */
export function FileViewer({file, onClose}: {file: ViewableFile | undefined; onClose: () => void}) {
  return (
    <Modal open={!!file} title={file?.description ?? ''} onClose={onClose} width={860} flush>
      <div style={{height: '76dvh'}}>{file && <FileFrame file={file} />}</div>
    </Modal>
  );
}
