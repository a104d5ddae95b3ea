import {VALIDITY_MONTHS} from '@clube/domain';
import {TUTORIAL_CAPTIONS, TUTORIAL_VIDEO} from '../../base/support';
import styles from './TutorialVideo.module.css';

/** The content of the video as text, for those who cannot see, hear or load it. */
const STEPS = [
  {title: 'Compre e peça a nota', text: 'Vale a nota fiscal de qualquer loja que venda os nossos produtos.'},
  {
    title: 'Fotografe e envie',
    text: 'Em Enviar nota, uma foto por nota. Sem sinal, ela espera no aparelho e vai depois.',
  },
  {title: 'Acompanhe os pontos', text: 'Em Pontos você vê cada nota: em análise, pontuada, e de onde veio cada ponto.'},
  {
    title: 'Troque por prêmios',
    text: `Na Loja, escolha o prêmio e confirme o endereço. Os pontos valem ${VALIDITY_MONTHS} meses.`,
  },
] as const;

/** The tutorial video, which does not start by itself, with the same as text below it. */
export function TutorialVideo() {
  return (
    <div className={styles.tutorial}>
      <video className={styles.film} controls playsInline preload="metadata" aria-label="Vídeo: como funciona o Clube">
        <source src={TUTORIAL_VIDEO} />
        <track kind="captions" src={TUTORIAL_CAPTIONS} srcLang="pt-BR" label="Português" />
      </video>
      <ol className={styles.steps}>
        {STEPS.map(({title, text}) => (
          <li key={title}>
            <b>{title}.</b> {text}
          </li>
        ))}
      </ol>
    </div>
  );
}
