import {canPair} from '@clube/domain';
import {Button, Modal, Picture, Scene} from '@clube/ui';
import {pairImages, type GalleryImage} from './api';
import {useGalleryChange} from './useGalleryChange';
import styles from './Directory.module.css';

interface Props {
  /** The photo of the time before; absent: nothing is asked. */
  before: GalleryImage | undefined;
  works: readonly GalleryImage[];
  onClose: () => void;
}

/** Asks which photo shows how it became. */
export function PairModal({before, works, onClose}: Props) {
  const pairing = useGalleryChange(pairImages, onClose);
  const others = before ? works.filter(after => canPair(before, after, works)) : [];
  const choose = (antesDe: number | null): void => {
    if (before && !pairing.isPending) pairing.mutate({id: before.id, antesDe});
  };
  return (
    <Modal
      open={before !== undefined}
      title="Como ficou?"
      width={560}
      onClose={onClose}
      footer={
        before?.antesDe != null && (
          <Button variant="secondary" onClick={() => choose(null)}>
            Desfazer o par
          </Button>
        )
      }
    >
      <p className={styles.hint}>
        {others.length > 0
          ? 'Toque na foto do depois: o cliente vê as duas lado a lado.'
          : 'Adicione e salve a foto do depois primeiro.'}
      </p>
      <ul className={styles.images}>
        {others.map(after => (
          <li key={after.id}>
            <button type="button" className={styles.choose} onClick={() => choose(after.id)}>
              <Picture
                renditions={after.imagens}
                main={after.image}
                alt={`Trabalho ${works.indexOf(after) + 1}`}
                sizes="180px"
                className={styles.work}
              >
                <Scene seed={String(after.id)} />
              </Picture>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
