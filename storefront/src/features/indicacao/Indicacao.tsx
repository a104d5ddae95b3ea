import {Drawing, type DrawingName, type Paint} from '@clube/ui';
import {useInfo} from '../../base/session/info';
import {Page} from '../../components/Page';
import {Indicados} from './Indicados';
import styles from './Indicacao.module.css';
import {Invitation} from './Invitation';

const STEPS: readonly {title: string; text: string; drawing: DrawingName; color: Paint}[] = [
  {title: 'Mande o link', text: 'O código já vai preenchido no cadastro.', drawing: 'brush', color: 'anil'},
  {title: 'Seu colega envia uma nota', text: 'Até lá a indicação espera.', drawing: 'receipt', color: 'folha'},
  {
    title: 'A nota é validada',
    text: 'A indicação passa a valer e os pontos entram no seu saldo.',
    drawing: 'gift',
    color: 'zarcao',
  },
];

/** The painter's referral code, an explanation, and the results. */
export default function Indicacao() {
  const {data: info} = useInfo();
  if (!info) return null;
  const {idIndicacao} = info.profile;
  return (
    <Page title="Indique e ganhe">
      <div className={styles.screen}>
        <Invitation codigo={idIndicacao} />
        <ol className={styles.steps} aria-label="Como funciona">
          {STEPS.map(({title, text, drawing, color}) => (
            <li key={title}>
              <Drawing name={drawing} color={color} size={56} />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <Indicados idIndicacao={idIndicacao} />
      </div>
    </Page>
  );
}
