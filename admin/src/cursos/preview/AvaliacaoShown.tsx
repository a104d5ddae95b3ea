import {APROVADO, RESPOSTA_ERRADA, grade, isApproved} from '@clube/domain';
import {Button, notify} from '@clube/ui';
import {useState} from 'react';
import type {Avaliacao} from '../types';
import styles from './Preview.module.css';

interface Props {
  avaliacao: Avaliacao;
  onPassed: () => void;
  onBack: () => void;
}

/** An assessment as painters see it: it shows which answers are right only when all are. */
export function AvaliacaoShown({avaliacao: {id, nome, descricao, perguntas}, onPassed, onBack}: Props) {
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({});
  const complete = perguntas.every((_, i) => chosen[i] !== undefined);
  const send = (): void => {
    const graded = grade(
      perguntas,
      perguntas.map((_, i) => ({pergunta: i + 1, resposta: chosen[i] ?? 0})),
    );
    if (!graded || !isApproved(graded)) return notify.error(RESPOSTA_ERRADA);
    notify.success(APROVADO);
    onPassed();
  };
  return (
    <form
      className={styles.assessment}
      onSubmit={event => {
        event.preventDefault();
        send();
      }}
    >
      <h2>{nome}</h2>
      {descricao && <p className={styles.text}>{descricao}</p>}
      {perguntas.map(({pergunta, respostas_possiveis: options}, i) => (
        <fieldset key={pergunta}>
          <legend>
            {i + 1}. {pergunta}
          </legend>
          {options.map((option, j) => (
            <label key={option}>
              <input
                type="radio"
                name={`avaliacao-${id}-${i}`}
                checked={chosen[i] === j + 1}
                onChange={() => setChosen({...chosen, [i]: j + 1})}
              />
              {option}
            </label>
          ))}
        </fieldset>
      ))}
      <Button type="submit" disabled={!complete}>
        Enviar
      </Button>
      <Button variant="text" onClick={onBack}>
        Voltar a aula
      </Button>
    </form>
  );
}
