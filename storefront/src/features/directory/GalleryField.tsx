import {MAX_GALERIA, galeriaRefusal} from '@clube/domain';
import {Button, Icon, IconButton, Modal, Picture, Scene, buttonClass, notify} from '@clube/ui';
import {useId, useState, type ChangeEvent} from 'react';
import {removeImage, type GalleryImage} from './api';
import {focusFallback} from '../../components/focus-fallback';
import {useObjectUrl} from '../../components/useObjectUrl';
import {PairModal} from './PairModal';
import {useGalleryChange} from './useGalleryChange';
import styles from './Directory.module.css';

const ONLY_IMAGES = 'Escolha um arquivo de imagem';

/** A chosen photo that is not saved yet. */
function Chosen({file, onRemove}: {file: File; onRemove: () => void}) {
  const url = useObjectUrl(file);
  return (
    <li>
      {url && <img className={styles.work} src={url} alt={file.name} />}
      <span className={styles.new}>Nova</span>
      <IconButton icon="close" size={18} label={`Remover ${file.name}`} onClick={onRemove} />
    </li>
  );
}

/** Asks before a photo is deleted, which cannot be undone. */
function RemoveModal({work, onClose}: {work: GalleryImage | undefined; onClose: () => void}) {
  const removing = useGalleryChange(removeImage, onClose);
  return (
    <Modal
      open={work !== undefined}
      title="Remover esta foto?"
      width={460}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Manter
          </Button>
          <Button busy={removing.isPending && 'REMOVENDO...'} onClick={() => work && removing.mutate(work.id)}>
            Remover
          </Button>
        </>
      }
    >
      {work && (
        <Picture renditions={work.imagens} main={work.image} alt="" sizes="420px" className={styles.removed}>
          <Scene seed={String(work.id)} />
        </Picture>
      )}
    </Modal>
  );
}

interface Props {
  works: readonly GalleryImage[];
  chosen: readonly File[];
  onChange: (chosen: File[]) => void;
}

/** The photos of the painter's work: the stored ones, and those to upload on saving. */
export function GalleryField({works, chosen, onChange}: Props) {
  const id = useId();
  const [error, setError] = useState<string>();
  const [pairing, setPairing] = useState<GalleryImage>();
  const [leaving, setLeaving] = useState<GalleryImage>();
  const add = ({target}: ChangeEvent<HTMLInputElement>): void => {
    const added = [...(target.files ?? [])];
    target.value = '';
    const refusal = added.some(({type}) => !type.startsWith('image/'))
      ? ONLY_IMAGES
      : galeriaRefusal({stored: works.length + chosen.length, chosen: added.length});
    setError(refusal);
    if (refusal) notify.error(refusal);
    else onChange([...chosen, ...added]);
  };
  const total = works.length + chosen.length;
  const pairs = works.filter(({antesDe}) => antesDe !== null);
  const afters = new Set(pairs.map(({antesDe}) => antesDe));
  const pairNames = new Map(
    pairs.flatMap(({id: beforeId, antesDe}, i) => [
      [beforeId, `Antes ${i + 1}`] as const,
      [antesDe, `Depois ${i + 1}`] as const,
    ]),
  );
  return (
    <div className={styles.gallery} ref={focusFallback}>
      {total > 0 && (
        <ul className={styles.images} aria-label="Fotos dos seus trabalhos">
          {works.map((work, i) => (
            <li key={work.id}>
              <Picture
                renditions={work.imagens}
                main={work.image}
                alt={`Trabalho ${i + 1}`}
                sizes="(width < 640px) 44vw, 180px"
                className={styles.work}
              >
                <Scene seed={String(work.id)} />
              </Picture>
              {work.oculta ? (
                <span className={styles.hidden}>Oculta pela equipe</span>
              ) : (
                pairNames.has(work.id) && <span className={styles.new}>{pairNames.get(work.id)}</span>
              )}
              <IconButton icon="bin" size={18} label={`Remover o trabalho ${i + 1}`} onClick={() => setLeaving(work)} />
              {!afters.has(work.id) && works.length > 1 && (
                <Button variant="secondary" small className={styles.pair} onClick={() => setPairing(work)}>
                  {work.antesDe === null ? 'É um antes' : 'Desfazer o par'}
                  <span className="visually-hidden"> (trabalho {i + 1})</span>
                </Button>
              )}
            </li>
          ))}
          {chosen.map((file, i) => (
            <Chosen
              key={`${file.name} ${file.size} ${i}`}
              file={file}
              onRemove={() => onChange(chosen.filter(other => other !== file))}
            />
          ))}
        </ul>
      )}
      <div className={styles.add}>
        <label className={buttonClass({variant: 'secondary'})} htmlFor={id}>
          <Icon name="gallery" size={20} /> Adicionar fotos
        </label>
        <input
          className="visually-hidden"
          id={id}
          type="file"
          multiple
          accept="image/*"
          onChange={add}
          aria-describedby={error ? `${id}-erro` : undefined}
        />
        <span>
          {total} de {MAX_GALERIA}
        </span>
      </div>
      {error && (
        <p className={styles.error} id={`${id}-erro`} role="alert">
          <Icon name="alert" size={16} /> {error}
        </p>
      )}
      <PairModal before={pairing} works={works} onClose={() => setPairing(undefined)} />
      <RemoveModal work={leaving} onClose={() => setLeaving(undefined)} />
    </div>
  );
}
