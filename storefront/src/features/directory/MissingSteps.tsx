import {PAGE_STEP_COUNT, missingSteps, type DirectoryPage, type PageStep} from '@clube/domain';
import {Icon} from '@clube/ui';
import styles from './Directory.module.css';

/** Where each step is done: a part of the screen, or the profile. */
const PLACES: Readonly<Record<PageStep['id'], string>> = {
  listed: '#aparecer',
  city: '/perfil',
  photo: '#foto',
  works: '#trabalhos',
  categorias: '#categorias',
  about: '#sobre',
  ratings: '#contatos',
};

/** The missing parts of the entry, the most effective first. */
export function MissingSteps({page}: {page: DirectoryPage}) {
  const missing = missingSteps(page);
  const done = PAGE_STEP_COUNT - missing.length;
  return (
    <section className={styles.missing} aria-labelledby="falta">
      <div>
        <h2 id="falta">{missing.length > 0 ? 'O que falta na sua página' : 'Sua página está completa'}</h2>
        <p>
          {done} de {PAGE_STEP_COUNT} prontos
        </p>
      </div>
      <div className={styles.meter} aria-hidden>
        <i style={{width: `${(done / PAGE_STEP_COUNT) * 100}%`}} />
      </div>
      {missing.length > 0 && (
        <ol className={styles.steps}>
          {missing.map(({id, title, why}) => (
            <li key={id}>
              <a href={PLACES[id]}>
                <b>{title}</b>
                <small>{why}</small>
                <Icon name="chevronRight" size={20} />
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
