import {Picture, Scene, classes} from '@clube/ui';
import {useObjectUrl} from '../../components/useObjectUrl';
import type {GalleryImage} from './api';
import styles from './Preview.module.css';

interface Work {
  image: GalleryImage;
  /** The photo of the state before, if there is one to show. */
  before?: GalleryImage | undefined;
}

/** The photos as the page has them: pairs first; a photo whose other half is hidden stands alone. */
function worksOf(gallery: readonly GalleryImage[]): Work[] {
  const shown = gallery.filter(({oculta}) => !oculta);
  const afters = new Set(shown.map(({id}) => id));
  const works = shown
    .filter(({antesDe}) => antesDe === null || !afters.has(antesDe))
    .map(image => ({image, before: shown.find(({antesDe}) => antesDe === image.id)}));
  return [...works.filter(({before}) => before), ...works.filter(({before}) => !before)];
}

const Photo = ({image, alt, sizes}: {image: GalleryImage; alt: string; sizes: string}) => (
  <Picture renditions={image.imagens} main={image.image} alt={alt} sizes={sizes} className={styles.work}>
    <Scene seed={String(image.id)} />
  </Picture>
);

/** A photo that is uploaded on saving. */
function NewPhoto({file, alt}: {file: File; alt: string}) {
  const url = useObjectUrl(file);
  return <img className={classes(styles.work, styles.chosen)} src={url} alt={alt} />;
}

const HALF = '(width < 640px) 44vw, 340px';

/** The painter's work in the preview: pairs side by side, single photos, and those that are not saved yet. */
export function PreviewPhotos({works, chosen}: {works: readonly GalleryImage[]; chosen: readonly File[]}) {
  const stored = worksOf(works);
  if (stored.length + chosen.length === 0) return null;
  return (
    <ul className={styles.works} aria-label="Trabalhos">
      {stored.map(({image, before}, i) => {
        const name = `Trabalho ${i + 1}`;
        return before ? (
          <li key={image.id} className={styles.pair}>
            <figure>
              <Photo image={before} alt={`${name}: antes`} sizes={HALF} />
              <figcaption>Antes</figcaption>
            </figure>
            <figure>
              <Photo image={image} alt={`${name}: depois`} sizes={HALF} />
              <figcaption>Depois</figcaption>
            </figure>
          </li>
        ) : (
          <li key={image.id}>
            <Photo image={image} alt={name} sizes="(width < 640px) 90vw, 340px" />
          </li>
        );
      })}
      {chosen.map((file, i) => (
        <li key={`${file.name} ${file.size} ${i}`}>
          <NewPhoto file={file} alt={`Trabalho ${stored.length + i + 1}, ainda não salvo`} />
        </li>
      ))}
    </ul>
  );
}
