import {BordaEscorrida, Cena, Icone, Peca, avisar, classeBotao, type CorTinta, type NomePeca} from '@clube/ui';
import {useEffect} from 'react';
import {Link, useLocation, useNavigate} from 'react-router-dom';
import {CAMINHOS} from '../../base/caminhos';
import type {DESPEDIDA} from '../../base/sessao';
import {REDES_SOCIAIS} from '../../base/suporte';
import estilos from './Landing.module.css';

const PASSOS: readonly {titulo: string; texto: string; peca: NomePeca; cor: CorTinta}[] = [
  {
    titulo: 'Compre e peça a nota',
    texto: 'Em qualquer revenda, na sua compra ou na do seu cliente, com o seu CPF na nota.',
    peca: 'lata',
    cor: 'anil',
  },
  {
    titulo: 'Fotografe e envie',
    texto: 'Uma foto pelo celular basta. Nós lemos os produtos e somamos seus pontos.',
    peca: 'nota',
    cor: 'folha',
  },
  {
    titulo: 'Troque por prêmios',
    texto: 'Ferramentas, roupas de trabalho, recarga de celular e crédito no cartão, entregues na sua casa.',
    peca: 'presente',
    cor: 'zarcao',
  },
];

/** The goodbye after a logout, said once. */
function useDespedida(): void {
  const estado = useLocation().state as typeof DESPEDIDA | null;
  const navegar = useNavigate();
  useEffect(() => {
    if (!estado?.ateMais) return;
    avisar.sucesso('Até mais!');
    void navegar(CAMINHOS.raiz, {replace: true, state: null});
  }, [estado, navegar]);
}

/** What a visitor sees first: what it is, how it works, and the way in. */
export default function Landing() {
  useDespedida();
  return (
    <>
      <title>Clube do Pintor: suas notas viram prêmios</title>
      <section className={estilos.heroi}>
        <div className={estilos.dentro}>
          <div>
            <h1>Sua tinta rende mais que parede</h1>
            <p>
              O Clube do Pintor é o programa de fidelidade de quem vive da pintura. Envie as notas das suas compras,
              junte pontos e troque por ferramentas, roupas, recarga e crédito.
            </p>
            <div className={estilos.acoes}>
              <Link className={classeBotao({variante: 'destaque'})} to={CAMINHOS.cadastrar}>
                Quero participar
              </Link>
              <Link className={classeBotao({variante: 'secundario'})} to={CAMINHOS.login}>
                Já tenho cadastro
              </Link>
            </div>
          </div>
          <Cena semente="bem vindo ao clube" tipo="escada" className={estilos.desenho} />
        </div>
      </section>
      <BordaEscorrida className={estilos.borda} />
      <section className={estilos.secao} aria-labelledby="como-funciona">
        <h2 id="como-funciona">Como funciona</h2>
        <ol className={estilos.passos}>
          {PASSOS.map(({titulo, texto, peca, cor}) => (
            <li key={titulo}>
              <Peca nome={peca} cor={cor} tamanho={84} />
              <div>
                <h3>{titulo}</h3>
                <p>{texto}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section className={estilos.secao}>
        <div className={estilos.faixa}>
          <div>
            <h2>Veja o que seus pontos valem</h2>
            <p>A loja é aberta: olhe os prêmios antes de se cadastrar.</p>
          </div>
          <Link className={classeBotao({variante: 'principal'})} to={CAMINHOS.loja} data-tema="claro">
            Ver a loja de prêmios
          </Link>
        </div>
        <ul className={estilos.redes} aria-label="Redes sociais">
          {REDES_SOCIAIS.map(({nome, url}) => (
            <li key={nome}>
              <a href={url} target="_blank" rel="noreferrer">
                {nome} <Icone nome="abrir" tamanho={16} />
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
