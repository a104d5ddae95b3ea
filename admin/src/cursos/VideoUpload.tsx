import {MAX_VIDEO_BYTES, SEND_VIDEO_MESSAGE, VIDEO_TOO_LARGE, VIDEO_TYPES} from '@clube/domain';
import {ResumableUpload} from '../components/upload/ResumableUpload';
import styles from './Cursos.module.css';

const ACCEPT = Object.keys(VIDEO_TYPES).join(',');
const HINT =
  'MP4, WebM ou MOV, até 1 GB. Se a conexão cair, o envio continua sozinho; se a página fechar, escolha o mesmo vídeo.';

function check({type, size}: File): string | undefined {
  if (!Object.hasOwn(VIDEO_TYPES, type)) return SEND_VIDEO_MESSAGE;
  return size > MAX_VIDEO_BYTES ? VIDEO_TOO_LARGE : undefined;
}

interface Props {
  /** URL of the stored video. */
  video: string | null;
  label: string;
  /** Replaces the stored video by the uploaded one. */
  onComplete: (envio: string, file: File) => Promise<void>;
  onOpen?: (open: boolean) => void;
}

/** The stored video of a course, and the upload of another one, of any size. */
export function VideoUpload({video, label, onComplete, onOpen}: Props) {
  return (
    <>
      {video && (
        // Staff view their own recording; captions are a separate file.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video key={video} className={styles.player} src={video} controls playsInline preload="metadata" />
      )}
      <ResumableUpload
        tipo="curso.video"
        label={label}
        accept={ACCEPT}
        hint={HINT}
        check={check}
        onComplete={onComplete}
        onOpen={onOpen}
      />
    </>
  );
}
