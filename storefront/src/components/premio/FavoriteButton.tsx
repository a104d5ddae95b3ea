import {IconButton, classes} from '@clube/ui';
import type {Premio} from '../../base/types';
import styles from './Favorite.module.css';
import {useFavoritos} from './useFavoritos';

/** The favourite button of a prize; nothing for a visitor, or while loading. */
export function FavoriteButton({premio, className}: {premio: Premio; className?: string | undefined}) {
  const {isFavorito, change, busy} = useFavoritos();
  const favorite = isFavorito(premio.id);
  if (favorite === undefined) return null;
  return (
    <IconButton
      icon="heart"
      size={22}
      label={`${premio.nome}: favorito`}
      aria-pressed={favorite}
      aria-disabled={busy || undefined}
      className={classes(styles.heart, favorite && styles.on, className)}
      onClick={() => {
        if (!busy) change(premio.id, favorite ? 'drop' : 'keep');
      }}
    />
  );
}
