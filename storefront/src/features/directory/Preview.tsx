import {countOf, formatMedia, shortName, withoutContacts} from '@clube/domain';
import {Icon} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import type {Info} from '../../base/types';
import {Avatar} from '../../components/profile-photo/Avatar';
import {Stars} from '../../components/rating/Stars';
import {certificadosQuery, meanOf, ratingsQuery, type GalleryImage, type Rating} from './api';
import styles from './Preview.module.css';
import {PreviewPhotos} from './PreviewPhotos';
import type {DirectoryValues} from './useDirectoryForm';

interface Props {
  info: Info;
  values: DirectoryValues;
  works: readonly GalleryImage[];
  /** The photos to upload on saving. */
  chosen: readonly File[];
  categorias: readonly string[];
}

/** The latest ratings of the preview; the page shows up to 30. */
const SHOWN_RATINGS = 3;

const Opinion = ({rating: {nota, cliente, avaliacao, resposta}}: {rating: Rating}) => (
  <li>
    <p>
      <Stars rating={nota ?? 0} /> {cliente ? shortName(cliente) : 'Cliente'}
    </p>
    {avaliacao && <p className={styles.about}>{withoutContacts(avaliacao)}</p>}
    {resposta && <p className={styles.answer}>{withoutContacts(resposta)}</p>}
  </li>
);

/** The painter's page as customers see it, including unsaved changes. */
export function Preview({info: {profile, fotoImagens, cluster}, values, works, chosen, categorias}: Props) {
  const {data: ratings = []} = useQuery(ratingsQuery);
  const {data: certificados = []} = useQuery(certificadosQuery);
  const given = ratings.flatMap(({nota}) => nota ?? []);
  const media = meanOf(given);
  const photoShown = profile.fotoModeracao?.estado === 'aprovada';
  const city = [profile.endCidade, profile.endEstado].filter(Boolean).join('/');
  return (
    <article className={styles.page}>
      {!values.acheSeuPintor && (
        <p className={styles.notice}>
          <Icon name="eyeClosed" size={20} /> Por enquanto só você vê: escolha “Sim” e salve para aparecer.
        </p>
      )}
      {profile.foto && !photoShown && (
        <p className={styles.notice}>
          <Icon name="camera" size={20} /> Sua foto aparece depois que a equipe aprovar; até lá, suas iniciais.
        </p>
      )}
      <header>
        <Avatar nome={profile.nome} imagens={photoShown ? fotoImagens : []} size={72} />
        <div>
          <h3>{withoutContacts(profile.nome)}</h3>
          {city && <p>{city}</p>}
          <p className={styles.facts}>
            {media === undefined ? (
              <b>Novo, sem avaliações</b>
            ) : (
              <span>
                <Icon name="star" size={16} className={styles.star} /> <b>{formatMedia(media)}</b> ({given.length})
              </span>
            )}
            {cluster && <span>{cluster.nome} no Clube</span>}
            {certificados.length > 0 && <span>{countOf(certificados.length, 'certificado', 'certificados')}</span>}
          </p>
        </div>
      </header>
      <PreviewPhotos works={works} chosen={chosen} />
      {categorias.length > 0 && (
        <ul className={styles.tags} aria-label="O que faz">
          {categorias.map(nome => (
            <li key={nome}>{nome}</li>
          ))}
        </ul>
      )}
      {values.sobre.trim() && <p className={styles.about}>{withoutContacts(values.sobre.trim())}</p>}
      {certificados.length > 0 && (
        <ul className={styles.tags} aria-label="Certificados">
          {certificados.map(nome => (
            <li key={nome}>
              <Icon name="shield" size={16} /> {nome}
            </li>
          ))}
        </ul>
      )}
      {ratings.length > 0 && (
        <ul className={styles.opinions} aria-label="Avaliações">
          {ratings.slice(0, SHOWN_RATINGS).map(rating => (
            <Opinion key={rating.id} rating={rating} />
          ))}
        </ul>
      )}
    </article>
  );
}
