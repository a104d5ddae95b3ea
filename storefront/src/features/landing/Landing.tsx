import {DripEdge, Scene, Icon, Drawing, notify, buttonClass, type Paint, type DrawingName} from '@clube/ui';
import {useEffect} from 'react';
import {Link, useLocation, useNavigate} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import type {LogoutState} from '../../base/session/session';
import {SOCIAL_NETWORKS} from '../../base/support';
import {PendingDestination} from '../../components/pending-destination/PendingDestination';
import styles from './Landing.module.css';

const STEPS: readonly {title: string; text: string; drawing: DrawingName; color: Paint}[] = [
  {
    title: 'Compre e peça a nota',
    text: 'Em qualquer revenda, na sua compra ou na do seu cliente, com o seu CPF na nota.',
    drawing: 'can',
    color: 'anil',
  },
  {
    title: 'Fotografe e envie',
    text: 'Uma foto pelo celular basta. Nós lemos os produtos e somamos seus pontos.',
    drawing: 'receipt',
    color: 'folha',
  },
  {
    title: 'Troque por prêmios',
    text: 'Ferramentas, roupas de trabalho, recarga de celular e crédito no cartão, entregues na sua casa.',
    drawing: 'gift',
    color: 'zarcao',
  },
];

/** The message after a logout, shown once. */
function useFarewell(): void {
  const state = useLocation().state as LogoutState | null;
  const navigate = useNavigate();
  useEffect(() => {
    if (!state?.goodbye) return;
    notify.success(state.goodbye);
    void navigate(PATHS.root, {replace: true, state: null});
  }, [state, navigate]);
}

/** The landing page for visitors: what the programme is, how it works, login and sign-up. */
export default function Landing() {
  useFarewell();
  return (
    <>
      <title>Clube do Pintor: suas notas viram prêmios</title>
      <section className={styles.hero}>
        <div className={styles.inside}>
          <PendingDestination className={styles.wanted} />
          <div>
            <h1>Sua tinta rende mais que parede</h1>
            <p>
              O Clube do Pintor é o programa de fidelidade de quem vive da pintura. Envie as notas das suas compras,
              junte pontos e troque por ferramentas, roupas, recarga e crédito.
            </p>
            <div className={styles.actions}>
              <Link className={buttonClass({variant: 'accent'})} to={PATHS.signUp}>
                Quero participar
              </Link>
              <Link className={buttonClass({variant: 'secondary'})} to={PATHS.login}>
                Já tenho cadastro
              </Link>
            </div>
          </div>
          <Scene seed="bem vindo ao clube" kind="ladder" className={styles.drawing} />
        </div>
      </section>
      <DripEdge className={styles.edge} />
      <section className={styles.section} aria-labelledby="como-funciona">
        <h2 id="como-funciona">Como funciona</h2>
        <ol className={styles.steps}>
          {STEPS.map(({title, text, drawing, color}) => (
            <li key={title}>
              <Drawing name={drawing} color={color} size={84} />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.section}>
        <div className={styles.band}>
          <div>
            <h2>Veja o que seus pontos valem</h2>
            <p>A loja é aberta: olhe os prêmios antes de se cadastrar.</p>
          </div>
          <Link className={buttonClass({variant: 'primary'})} to={PATHS.loja} data-tema="claro">
            Ver a loja de prêmios
          </Link>
        </div>
        <ul className={styles.social} aria-label="Redes sociais">
          {SOCIAL_NETWORKS.map(({name, url}) => (
            <li key={name}>
              <a href={url} target="_blank" rel="noreferrer">
                {name} <Icon name="open" size={16} />
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
