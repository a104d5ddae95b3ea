import {canPair} from '@clube/domain';
import {Button, Modal, Picture, Scene} from '@clube/ui';
import {pairImages, type GalleryImage} from './api';
import {useGalleryChange} from './useGalleryChange';
import styles from './Directory.module.css';

interface Props {
  /** The photo of the state before; absent: nothing is asked. */
  before: GalleryImage | undefined;
  works: readonly GalleryImage[];
  onClose: () => void;
}

/** Asks which photo shows the result; an existing pair can be dissolved. */
export function PairModal({before, works, onClose}: Props) {
  const pairing = useGalleryChange(pairImages, onClose);
  const paired = before !== undefined && before.antesDe !== null;
  const afters = before && !paired ? works.filter(after => canPair(before, after, works)) : [];
  const choose = (antesDe: number | null): void => {
    if (before && !pairing.isPending) pairing.mutate({id: before.id, antesDe});
  };
  return (
    <Modal
      open={before !== undefined}
      title={paired ? 'Desfazer o par?' : 'Como ficou?'}
      width={paired ? 460 : 560}
      onClose={onClose}
      footer={
        paired && (
          <>
            <Button variant="secondary" onClick={onClose}>
              Manter
            </Button>
            <Button busy={pairing.isPending && 'DESFAZENDO...'} onClick={() => choose(null)}>
              Desfazer o par
            </Button>
          </>
        )
      }
    >
      <p className={styles.hint}>{sentence(paired, afters.length)}</p>
      {afters.length > 0 && (
        <ul className={styles.images}>
          {afters.map(after => (
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
      )}
    </Modal>
  );
}

function sentence(paired: boolean, afters: number): string {
  if (paired) return 'As duas fotos ficam na sua página, cada uma por si.';
  return afters > 0
    ? 'Toque na foto do depois: o cliente vê as duas lado a lado.'
    : 'Adicione e salve a foto do depois primeiro.';
}
