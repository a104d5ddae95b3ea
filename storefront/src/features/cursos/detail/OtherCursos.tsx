import {useQuery} from '@tanstack/react-query';
import {allCursosQuery} from '../api';
import {CursoCard} from '../list/CursoCard';
import list from '../list/Cursos.module.css';
import styles from './CursoPage.module.css';

/** The number of other courses shown (document 1, §9). */
const SHOWN = 5;

/** Other courses, unfinished ones first. */
export function OtherCursos({except}: {except: number}) {
  const {data: all = []} = useQuery(allCursosQuery);
  const others = all
    .filter(({id}) => id !== except)
    .toSorted((a, b) => Number(!!a.concluidoEm) - Number(!!b.concluidoEm));
  if (others.length === 0) return null;
  return (
    <section className={styles.others} aria-labelledby="outros-cursos">
      <h2 id="outros-cursos">Outros cursos</h2>
      <ul className={list.grid}>
        {others.slice(0, SHOWN).map(curso => (
          <li key={curso.id}>
            <CursoCard curso={curso} />
          </li>
        ))}
      </ul>
    </section>
  );
}
