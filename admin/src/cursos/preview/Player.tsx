import {AULA_UNAVAILABLE, aulaStates, isComplete} from '@clube/domain';
import {Button, Icon, classes, notify} from '@clube/ui';
import {useState} from 'react';
import type {Aula, CursoCompleto} from '../types';
import {AulaShown} from './AulaShown';
import {AvaliacaoShown} from './AvaliacaoShown';
import styles from './Preview.module.css';

const shortened = (text: string): string => (text.length > 50 ? `${text.slice(0, 50)}…` : text);

/** The lessons of a course in sequence, as for a painter who has just enrolled. */
export function Player({curso: {Modulos}, onLeave}: {curso: CursoCompleto; onLeave: () => void}) {
  const aulas = Modulos.flatMap(({Aulas}) => Aulas);
  const [done, setDone] = useState<readonly number[]>([]);
  const [openId, setOpenId] = useState(aulas[0]?.id);
  const [assessing, setAssessing] = useState(false);
  const inOrder = aulas.map(({id}) => ({id, concluida: done.includes(id)}));
  const states = aulaStates(inOrder);
  const open = aulas.find(({id}) => id === openId);
  const go = (id: number | undefined): void => {
    setOpenId(id);
    setAssessing(false);
  };
  const finish = ({id}: Aula): void => {
    setDone([...done, id]);
    go(aulas[aulas.findIndex(aula => aula.id === id) + 1]?.id ?? id);
  };
  if (!open) return <p>Este curso ainda não tem aulas.</p>;
  const [avaliacao] = open.Avaliacoes.filter(({perguntas}) => perguntas.length > 0);
  return (
    <div className={styles.player}>
      <div className={styles.lesson}>
        {assessing && avaliacao ? (
          <AvaliacaoShown
            key={avaliacao.id}
            avaliacao={avaliacao}
            onPassed={() => finish(open)}
            onBack={() => setAssessing(false)}
          />
        ) : (
          <AulaShown aula={open}>
            {done.includes(open.id) ? null : avaliacao ? (
              <Button onClick={() => setAssessing(true)}>Fazer Avaliação</Button>
            ) : (
              <Button onClick={() => finish(open)}>Finalizar Aula</Button>
            )}
          </AulaShown>
        )}
        {isComplete(inOrder) && (
          <p className={styles.complete} role="status">
            <Icon name="check" size={20} /> Curso concluído.
          </p>
        )}
      </div>
      <nav className={styles.menu} aria-label="Aulas do curso">
        {Modulos.map(({id, nome, Aulas}) => (
          <section key={id}>
            <h3>{nome}</h3>
            <ol>
              {Aulas.map(aula => (
                <li key={aula.id}>
                  <button
                    type="button"
                    className={classes(styles.entry, aula.id === openId && styles.current)}
                    {...(aula.id === openId && {'aria-current': 'true'})}
                    onClick={() =>
                      states.get(aula.id) === 'indisponivel' ? notify.error(AULA_UNAVAILABLE) : go(aula.id)
                    }
                  >
                    <Icon
                      name={done.includes(aula.id) ? 'check' : states.get(aula.id) === 'indisponivel' ? 'lock' : 'play'}
                      size={18}
                    />
                    <span>
                      <b>{aula.nome}</b>
                      {aula.descricao && <small>{shortened(aula.descricao)}</small>}
                      {done.includes(aula.id) && <small className={styles.done}>concluido</small>}
                    </span>
                  </button>
                </li>
              ))}
            </ol>
          </section>
        ))}
        <Button variant="text" small onClick={onLeave}>
          Cancelar curso
        </Button>
      </nav>
    </div>
  );
}
