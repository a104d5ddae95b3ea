import {Button, EmptyState} from '@clube/ui';
import {useState} from 'react';
import {numberOrDash} from '../../components/format/values';
import {Sortable} from '../../components/reorder/Sortable';
import {AulaDialog} from '../aula/AulaDialog';
import {cursoDuration} from '../duration';
import type {Aula, CursoCompleto, Modulo} from '../types';
import {ChangesBar} from './ChangesBar';
import styles from './Conteudo.module.css';
import {arranged, numbered, withModulos} from './draft';
import {ModuloBlock} from './ModuloBlock';
import {ModuloDialog} from './ModuloDialog';
import type {DraftState} from './useDraft';

/** The open lesson, or the module of a new one. */
interface OpenAula {
  modulo: Modulo;
  aula?: number | undefined;
}

interface Props extends DraftState {
  curso: CursoCompleto;
}

/** The contents of a course, in order. Moves and removals are only in this screen's draft until they are saved. */
export function Conteudo({curso, draft, setDraft}: Props) {
  const [modulo, setModulo] = useState<Modulo | 'new'>();
  const [aula, setAula] = useState<OpenAula>();
  const shown = arranged(curso, draft);
  const numbers = numbered(shown);
  const openAula = curso.Modulos.flatMap(({Aulas}) => Aulas).find(({id}) => id === aula?.aula);
  return (
    <>
      <div className={styles.figures}>
        <Figures curso={curso} />
        <Button small variant="secondary" icon="plus" onClick={() => setModulo('new')}>
          Módulo
        </Button>
      </div>
      {shown.length === 0 ? (
        <EmptyState title="Sem resultados" seed="curso">
          Um curso começa pelo primeiro módulo; as aulas vêm dentro dele.
        </EmptyState>
      ) : (
        <Sortable
          rows={shown}
          order={{
            nameOf: ({nome}) => nome,
            save: async ids => {
              setDraft(withModulos(shown, draft, ids));
              return true;
            },
            hint: 'Os pintores fazem as aulas nesta ordem. Arraste pela alça, ou use Alt com as setas.',
            savedMessage: 'Ordem mudada, ainda não salva',
          }}
        >
          {modulos => (
            <ol className={styles.modulos} aria-label="Módulos">
              {modulos.map((each, i) => (
                <ModuloBlock
                  key={each.id}
                  {...{modulo: each, number: i + 1, numbers, shown, draft, setDraft}}
                  inscritos={curso.inscritos - curso.concluidos}
                  onEdit={() => setModulo(each)}
                  onNewAula={() => setAula({modulo: each})}
                  onOpenAula={({id}: Aula) => setAula({modulo: each, aula: id})}
                />
              ))}
            </ol>
          )}
        </Sortable>
      )}
      <ChangesBar {...{curso, draft, setDraft}} />
      {modulo && (
        <ModuloDialog
          cursoId={curso.id}
          modulo={modulo === 'new' ? undefined : modulo}
          onClose={() => setModulo(undefined)}
        />
      )}
      {aula && (
        <AulaDialog
          curso={curso}
          modulo={aula.modulo}
          aula={openAula}
          number={openAula && numbers.get(openAula.id)}
          onCreated={id => setAula({...aula, aula: id})}
          onClose={() => setAula(undefined)}
        />
      )}
    </>
  );
}

function Figures({curso: {Modulos, inscritos, concluidos}}: {curso: CursoCompleto}) {
  const aulas = Modulos.flatMap(({Aulas}) => Aulas);
  const facts = [
    [Modulos.length, 'módulo', 'módulos'],
    [aulas.length, 'aula', 'aulas'],
    [inscritos, 'inscrito', 'inscritos'],
    [concluidos, 'concluiu', 'concluíram'],
  ] as const;
  const duration = cursoDuration(aulas);
  return (
    <ul className={styles.counts} aria-label="O curso em números">
      {facts.map(([count, one, many]) => (
        <li key={many}>
          <b>{numberOrDash(count)}</b> {count === 1 ? one : many}
        </li>
      ))}
      {duration && (
        <li>
          <b>{duration}</b> de vídeo
        </li>
      )}
    </ul>
  );
}
