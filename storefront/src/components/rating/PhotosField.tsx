import {AVALIACAO} from '@clube/domain';
import {Icon, IconButton, buttonClass} from '@clube/ui';
import {useId, useState, type ChangeEvent} from 'react';
import {focusFallback} from '../focus-fallback';
import {useObjectUrl} from '../useObjectUrl';
import styles from './PhotosField.module.css';

const ACCEPT = ['image/jpeg', 'image/png', 'image/webp'];
const ONLY_IMAGES = 'Envie a imagem em JPEG, PNG ou WebP';
const TOO_MANY = `Envie até ${AVALIACAO.maxFotos} imagens`;

/** A chosen picture that is not sent yet. */
function Chosen({file, onRemove}: {file: File; onRemove: () => void}) {
  const url = useObjectUrl(file);
  return (
    <li>
      {url && <img src={url} alt={file.name} />}
      <IconButton icon="close" size={18} label={`Remover ${file.name}`} onClick={onRemove} />
    </li>
  );
}

interface Props {
  photos: readonly File[];
  onPhotosChange: (photos: File[]) => void;
  /** The server's error for the photos. */
  error?: string | undefined;
}

/** The photos of a review, at most five. */
export function PhotosField({photos, onPhotosChange, error: refused}: Props) {
  const id = useId();
  const [fault, setFault] = useState<string>();
  const error = fault ?? refused;
  const add = (event: ChangeEvent<HTMLInputElement>): void => {
    const added = [...(event.target.files ?? [])];
    event.target.value = '';
    const images = added.filter(({type}) => ACCEPT.includes(type));
    const next = [...photos, ...images];
    onPhotosChange(next.slice(0, AVALIACAO.maxFotos));
    setFault(images.length < added.length ? ONLY_IMAGES : next.length > AVALIACAO.maxFotos ? TOO_MANY : undefined);
  };
  return (
    <div className={styles.photos} ref={focusFallback}>
      {photos.length > 0 && (
        <ul className={styles.chosen}>
          {photos.map((file, i) => (
            <Chosen
              key={`${file.name} ${file.size} ${i}`}
              file={file}
              onRemove={() => onPhotosChange(photos.filter(other => other !== file))}
            />
          ))}
        </ul>
      )}
      <label className={buttonClass({variant: 'secondary', small: true})} htmlFor={id}>
        <Icon name="camera" size={20} /> Adicionar fotos
      </label>
      <input
        className="visually-hidden"
        id={id}
        type="file"
        multiple
        accept={ACCEPT.join(',')}
        onChange={add}
        aria-describedby={error ? `${id}-erro` : undefined}
      />
      {error && (
        <p className={styles.error} id={`${id}-erro`} role="alert">
          <Icon name="alert" size={16} /> {error}
        </p>
      )}
    </div>
  );
}
