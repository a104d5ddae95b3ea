import {countOf} from '@clube/domain';
import {Icon} from '@clube/ui';
import {Link} from 'react-router-dom';
import {PATHS} from '../../../base/paths';
import {useInfo} from '../../../base/session/info';
import type {CursoListed} from '../api';
import styles from './Cursos.module.css';

/** The number of completed courses, and how many the next level still requires. */
export function RequisitoNote({cursos}: {cursos: readonly CursoListed[]}) {
  const {data: info} = useInfo();
  const missing = info?.requisitos.find(({atendido, destino}) => !atendido && destino === PATHS.cursos);
  if (!missing || !info?.nextCluster) return null;
  const done = cursos.filter(({concluidoEm}) => concluidoEm).length;
  return (
    <Link className={styles.requisito} to={PATHS.cluster}>
      <Icon name="bars" size={22} />
      <span>
        <b>
          {done} de {countOf(cursos.length, 'curso concluído', 'cursos concluídos')}.
        </b>{' '}
        O nível {info.nextCluster.nome} pede: {missing.nome.toLocaleLowerCase('pt-BR')}.
      </span>
      <Icon name="chevronRight" size={20} />
    </Link>
  );
}
