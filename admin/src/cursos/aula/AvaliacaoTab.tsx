import {countOf} from '@clube/domain';
import {Button, Field, Icon} from '@clube/ui';
import {useEffect, useRef} from 'react';
import {Sortable} from '../../components/reorder/Sortable';
import {inOrder} from '../../components/reorder/move';
import styles from './Aula.module.css';
import {PerguntaFields} from './PerguntaFields';
import type {AvaliacaoForm} from './useAvaliacaoForm';

/** @param passed how many have finished the lesson; they will not be asked again */
export function AvaliacaoTab({form, passed}: {form: AvaliacaoForm; passed: number}) {
  const {exists, values, set, add, change, errors} = form;
  const list = useRef<HTMLOListElement>(null);
  const count = useRef(values.perguntas.length);
  useEffect(() => {
    const added = values.perguntas.length > count.current;
    count.current = values.perguntas.length;
    if (added) list.current?.querySelector<HTMLElement>(':scope > li:last-child textarea')?.focus();
  }, [values.perguntas.length]);
  return (
    <>
      {!exists && (
        <p className={styles.note}>
          Esta aula não tem avaliação: o pintor a conclui com Finalizar Aula. Dê um nome à avaliação para criá-la; as
          perguntas vêm em seguida.
        </p>
      )}
      <div className={styles.pair}>
        <Field
          label="Nome da avaliação"
          value={values.nome}
          maxLength={200}
          error={errors.fields.nome}
          onChange={event => set({nome: event.target.value})}
        />
        <Field
          label="Descrição da avaliação"
          optional
          value={values.descricao}
          maxLength={5000}
          error={errors.fields.descricao}
          onChange={event => set({descricao: event.target.value})}
        />
      </div>
      {exists && (
        <section className={styles.part} aria-label="Perguntas">
          <div className={styles.head}>
            <h3>Perguntas</h3>
            <small>Passa quem acerta todas. As respostas certas não saem do servidor antes disso.</small>
          </div>
          {errors.all && (
            <p className={styles.fault} role="alert">
              <Icon name="alert" size={16} /> {errors.all}
            </p>
          )}
          {passed > 0 && (
            <p className={styles.note}>
              {countOf(
                passed,
                'pintor já concluiu esta aula e não refaz',
                'pintores já concluíram esta aula e não refazem',
              )}{' '}
              a avaliação; as mudanças valem para os demais.
            </p>
          )}
          {values.perguntas.length === 0 && (
            <p className={styles.note}>Nenhuma pergunta: assim o pintor conclui a aula sem avaliação.</p>
          )}
          <Sortable
            rows={values.perguntas}
            order={{
              nameOf: ({pergunta}) => pergunta || 'pergunta sem texto',
              save: async ids => {
                set({perguntas: inOrder(values.perguntas, ids)});
                return true;
              },
              savedMessage: 'Ordem mudada, ainda não salva',
            }}
          >
            {perguntas => (
              <ol className={styles.list} ref={list}>
                {perguntas.map((pergunta, i) => (
                  <PerguntaFields
                    key={pergunta.id}
                    pergunta={pergunta}
                    number={i + 1}
                    errors={errors.perguntas.get(pergunta.id) ?? {}}
                    onChange={change}
                  />
                ))}
              </ol>
            )}
          </Sortable>
          <div>
            <Button variant="secondary" small icon="plus" onClick={add}>
              Pergunta com três respostas
            </Button>
          </div>
        </section>
      )}
    </>
  );
}
