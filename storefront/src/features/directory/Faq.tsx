import {
  DIRECTORY_BONUS_PONTOS,
  DIRECTORY_BONUS_RATINGS,
  MAX_GALERIA,
  PAGE_SHOWS,
  formatPontosInWords,
} from '@clube/domain';
import {Icon} from '@clube/ui';
import {Link} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import type {ReactNode} from 'react';
import styles from './Directory.module.css';

const QUESTIONS: readonly {question: string; answer: ReactNode}[] = [
  {
    question: 'O que é o Ache Seu Pintor?',
    answer:
      'É a lista em que clientes procuram um pintor pela cidade e pelo serviço. Quem aparece nela mostra seus trabalhos, o que os clientes dizem e como ser chamado.',
  },
  {
    question: 'O que o cliente vê de mim?',
    answer: `Ele vê ${PAGE_SHOWS}, e fala com você pelo WhatsApp ou por um pedido de orçamento. Seu endereço, seu e-mail e seu CPF não aparecem.`,
  },
  {
    question: 'Como ganho o bônus de cinco estrelas?',
    answer: `Com pelo menos ${DIRECTORY_BONUS_RATINGS} comentários avaliados como “satisfeito” (5 estrelas) você ganha um bônus de ${formatPontosInWords(DIRECTORY_BONUS_PONTOS)}, uma única vez.`,
  },
  {
    question: 'Quantas fotos posso mostrar?',
    answer: `Até ${MAX_GALERIA}. Escolha fotos claras, de trabalhos terminados, e sem pessoas que não autorizaram aparecer.`,
  },
  {
    question: 'E se eu quiser sair?',
    answer: (
      <>
        Escolha “Não” em “Quero aparecer” e salve: na mesma hora você deixa de aparecer. Também dá para retirar a
        autorização em <Link to={PATHS.myData}>Privacidade</Link>.
      </>
    ),
  },
];

/** Frequently asked questions about the directory. */
export function Faq() {
  return (
    <section className={styles.box} aria-labelledby="duvidas">
      <h2 id="duvidas">Dúvidas</h2>
      <div className={styles.faq}>
        {QUESTIONS.map(({question, answer}) => (
          <details key={question}>
            <summary>
              {question} <Icon name="chevronDown" size={20} />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
