import {countOf} from '@clube/domain';
import {Icon} from '@clube/ui';
import {Link} from 'react-router-dom';
import {PATHS} from '../../../base/paths';
import {useInfo} from '../../../base/session/info';
import type {CursoListed} from '../api';
import styles from './Cursos.module.css';

/** How many courses are completed, and what the next level still asks of them. */
export function RequisitoNote({cursos}: {cursos: readonly CursoListed[]}) {
  const {data: info} = useInfo();
  const asked = info?.requisitos.find(({atendido, destino}) => !atendido && destino === PATHS.cursos);
  if (!asked || !info?.nextCluster) return null;
  const done = cursos.filter(({concluidoEm}) => concluidoEm).length;
  return (
    <Link className={styles.requisito} to={PATHS.cluster}>
      <Icon name="bars" size={22} />
      <span>
        <b>
          {done} de {countOf(cursos.length, 'curso concluído', 'cursos concluídos')}.
        </b>{' '}
        O nível {info.nextCluster.nome} pede: {asked.nome.toLocaleLowerCase('pt-BR')}.
      </span>
      <Icon name="chevronRight" size={20} />
    </Link>
  );
}
