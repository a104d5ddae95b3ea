import {countOf, formatMedia, formatPontos, formatPontosInWords} from '@clube/domain';
import {Icon, TapeLabel, classes} from '@clube/ui';
import {Link} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {CARD_PICTURE} from '../../base/picture-sizes';
import {categoryOf, cssPaint} from '../../base/categories';
import {checked, type Premio} from '../../base/types';
import {FavoriteButton} from './FavoriteButton';
import styles from './PremioCard.module.css';
import {PremioPhoto} from './PremioPhoto';

function tapeText(premio: Premio): string | undefined {
  if (checked(premio.isCombo)) {
    return premio.quantidade > 0
      ? `${premio.quantidade === 1 ? 'Resta' : 'Restam'} ${formatPontos(premio.quantidade)}`
      : 'Esgotado';
  }
  return premio.tipo === 'bivolt' ? '110 ou 220 V' : undefined;
}

/** The progress of the balance towards the price. */
function PriceProgress({pontos, saldo}: {pontos: number; saldo: number}) {
  const missing = pontos - saldo;
  const percent = Math.max(0, Math.min(100, (saldo / pontos) * 100));
  return (
    <>
      <span className={styles.bar} aria-hidden>
        <i style={{width: `${percent}%`}} />
      </span>
      <span className={styles.reach}>
        {missing <= 0
          ? 'Você já pode resgatar'
          : `${missing === 1 ? 'Falta' : 'Faltam'} ${formatPontosInWords(missing)}`}
      </span>
    </>
  );
}

/** The first of its categories, in the same colour as in the store's filter. */
function CategoryMark({tags}: {tags: string}) {
  const [tag] = tags.split(',');
  if (!tag) return null;
  return (
    <p className={styles.category}>
      <i style={{background: cssPaint(categoryOf(tag))}} aria-hidden />
      {tag}
    </p>
  );
}

/** The average rating and count: `4,6 (12)`. Nothing without ratings. */
function Opinion({avaliacoes}: Pick<Premio, 'avaliacoes'>) {
  const {total = 0, media = null} = avaliacoes ?? {};
  if (media === null) return null;
  const mean = formatMedia(media);
  return (
    <p className={styles.opinion}>
      <Icon name="star" size={16} />
      <span aria-hidden>
        <b>{mean}</b> ({formatPontos(total)})
      </span>
      <span className="visually-hidden">
        {mean} de 5 estrelas, {countOf(total, 'avaliação', 'avaliações')}
      </span>
    </p>
  );
}

interface Props {
  premio: Premio;
  saldo?: number | undefined;
  /** Its picture is visible at first, so it is loaded with priority. */
  first?: boolean;
}

/** One prize of the store. With a balance it also says how many points are missing. */
export function PremioCard({premio, saldo, first = false}: Props) {
  const tape = tapeText(premio);
  return (
    <article className={classes(styles.card, saldo !== undefined && saldo >= premio.pontosWeb && styles.affordable)}>
      <PremioPhoto premio={premio} className={styles.photo} sizes={CARD_PICTURE} first={first} />
      {tape && <TapeLabel className={styles.tape ?? ''}>{tape}</TapeLabel>}
      <FavoriteButton premio={premio} className={styles.heart} />
      <div className={styles.text}>
        <CategoryMark tags={premio.tags} />
        <h3>{premio.nome}</h3>
        <Opinion avaliacoes={premio.avaliacoes} />
        <p className={styles.pontos}>
          {formatPontos(premio.pontosWeb)} <small>pontos</small>
        </p>
        {saldo !== undefined && <PriceProgress pontos={premio.pontosWeb} saldo={saldo} />}
        <Link className={styles.resgatar} to={PATHS.premio(premio.codigo)} aria-label={`Resgatar ${premio.nome}`}>
          RESGATAR
        </Link>
      </div>
    </article>
  );
}
