import {FileViewer, Picture, type ViewableFile} from '@clube/ui';
import {useState} from 'react';
import {initials, showDate} from '../../../base/formats';
import type {Review} from './api';
import {Stars} from '../../../components/rating/Stars';
import styles from './Avaliacoes.module.css';

/** One painter's review, with photos that open in the viewer. */
export function ReviewItem({review}: {review: Review}) {
  const [open, setOpen] = useState<ViewableFile>();
  const {nome, foto} = review.Parceiro;
  return (
    <li className={styles.review}>
      <span className={styles.face} aria-hidden>
        <Picture renditions={[]} main={foto ?? undefined} alt="" sizes="44px" className={styles.photo}>
          {initials(nome)}
        </Picture>
      </span>
      <div>
        <p className={styles.by}>
          <b>{nome}</b> <time dateTime={review.criadoEm}>{showDate(review.criadoEm)}</time>
        </p>
        <Stars rating={review.nota} />
        {review.descricao && <p className={styles.words}>{review.descricao}</p>}
        {review.fotos.length > 0 && (
          <ul className={styles.thumbs}>
            {review.fotos.map((url, i) => {
              const description = `Foto ${i + 1} da avaliação de ${nome}`;
              return (
                <li key={url}>
                  <button type="button" onClick={() => setOpen({url, description})}>
                    <Picture
                      renditions={review.imagens[i] ?? []}
                      main={url}
                      alt={`Ver ${description.toLowerCase()}`}
                      sizes="88px"
                      className={styles.thumb}
                    >
                      {null}
                    </Picture>
                  </button>
                </li>
              );
            })}
          </ul>
        )}
        <FileViewer file={open} onClose={() => setOpen(undefined)} />
      </div>
    </li>
  );
}
