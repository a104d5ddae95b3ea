import {messageOf} from '@clube/api-client';
import {ANSWER_ALL_MESSAGE, countOf} from '@clube/domain';
import {Button, Icon, notify, scrollBehavior} from '@clube/ui';
import {useMutation, useQueryClient} from '@tanstack/react-query';
import {useEffect, useRef, type SubmitEvent} from 'react';
import {Link} from 'react-router-dom';
import {aulaChanged, cursosChanged, finish, type Avaliacao, type Finished} from '../api';
import styles from './Avaliacao.module.css';
import {PerguntaField} from './PerguntaField';
import {unanswered, useAnswers} from './useAnswers';

interface Props {
  idCurso: number;
  aulaId: number;
  avaliacao: Avaliacao;
  /** Path of the lesson. */
  aula: string;
  onPassed: (answer: Finished) => void;
}

/** The questions of a lesson; after a wrong attempt the answers stay, and it can be repeated. */
export function AvaliacaoForm({idCurso, aulaId, avaliacao, aula, onPassed}: Props) {
  const queryClient = useQueryClient();
  const [answers, setAnswers, forgetAnswers] = useAnswers(avaliacao);
  const result = useRef<HTMLDivElement>(null);
  const missing = unanswered(avaliacao, answers);
  const sending = useMutation({
    mutationFn: () =>
      finish(aulaId, {
        Avaliacoes: [
          {
            id: avaliacao.id,
            respostas: avaliacao.perguntas.map(({pergunta}) => ({pergunta, resposta: answers[pergunta] ?? ''})),
          },
        ],
      }),
    meta: {silencioso: true},
    onSuccess: answer => {
      if (answer.concluida) {
        forgetAnswers();
        onPassed(answer);
        return cursosChanged(queryClient);
      }
      aulaChanged(queryClient, idCurso, aulaId, {Avaliacoes: [{...avaliacao, tentativas: answer.tentativas}]});
    },
    onError: error => {
      notify.error(messageOf(error));
      // The questions were changed meanwhile, say: what is asked now is shown.
      void cursosChanged(queryClient);
    },
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (missing.length > 0) notify.error(ANSWER_ALL_MESSAGE);
    else if (!sending.isPending) sending.mutate();
  };
  const wrong = sending.data && !sending.data.concluida ? sending.data : undefined;
  useEffect(() => {
    if (wrong) result.current?.scrollIntoView({block: 'center', behavior: scrollBehavior()});
  }, [wrong]);
  const total = avaliacao.perguntas.length;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div ref={result} role="alert">
        {wrong && (
          <div className={styles.wrong}>
            <Icon name="rotate" size={22} />
            <p>
              <b>{wrong.mensagem}</b> Tentativa {wrong.tentativas}. Pode tentar quantas vezes precisar.{' '}
              <Link to={aula}>Rever a aula</Link>
            </p>
          </div>
        )}
      </div>
      {avaliacao.perguntas.map((pergunta, i) => (
        <PerguntaField
          key={pergunta.pergunta}
          pergunta={pergunta}
          number={i + 1}
          of={total}
          chosen={answers[pergunta.pergunta]}
          onChoose={resposta => setAnswers({...answers, [pergunta.pergunta]: resposta})}
        />
      ))}
      <div className={styles.send} data-bottom-bar data-keep-clear>
        <p role="status">
          <b>
            {total - missing.length} de {countOf(total, 'respondida', 'respondidas')}
          </b>
          {missing.length > 0 && (
            <span>
              {missing.length === 1 ? 'falta a pergunta' : 'faltam as perguntas'} {missing.join(', ')}
            </span>
          )}
        </p>
        <Button type="submit" disabled={missing.length > 0} busy={sending.isPending && 'ENVIANDO...'}>
          Enviar
        </Button>
      </div>
    </form>
  );
}
