import {formatarPontos} from '@clube/domain';
import {BordaEscorrida, Carregando, classeBotao} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {Link} from 'react-router-dom';
import {CAMINHOS} from '../../base/caminhos';
import {primeiroNome} from '../../base/formatos';
import {useInfo} from '../../base/info';
import type {Info} from '../../base/tipos';
import {CartaoPremio} from '../../components/CartaoPremio';
import {Carrossel} from '../../components/Carrossel';
import {consultaAoAlcance} from './api';
import {ConfirmeEmail} from './ConfirmeEmail';
import {Fichas} from './Fichas';
import estilos from './Home.module.css';
import {Nivel} from './Nivel';
import {UltimaNota} from './UltimaNota';
import {useContagem} from './useContagem';

const OITO_SEGUNDOS = 8000;

function Saldo({info}: {info: Info}) {
  const mostrado = useContagem(info.saldoPontos);
  return (
    <div className={estilos.heroi}>
      <div className={estilos.saldo}>
        <h1>Olá, {primeiroNome(info.profile.nome)}. Seu saldo</h1>
        <p>
          <span aria-hidden>{formatarPontos(mostrado)}</span>
          <span className="so-leitor">{formatarPontos(info.saldoPontos)}</span> <i>pontos</i>
        </p>
      </div>
    </div>
  );
}

function ResgateSeusPontos({saldo}: {saldo: number}) {
  const {data, isPending} = useQuery(consultaAoAlcance);
  const itens = (data?.rows ?? []).map(premio => ({
    chave: premio.id,
    conteudo: <CartaoPremio premio={premio} saldo={saldo} />,
  }));
  return (
    <section className={estilos.resgate}>
      {itens.length > 0 ? (
        <Carrossel titulo="Resgate seus Pontos" itens={itens} intervalo={OITO_SEGUNDOS} />
      ) : (
        <>
          <h2>Resgate seus Pontos</h2>
          {isPending ? (
            <Carregando cartoes={2} />
          ) : (
            data && <p>Junte mais alguns pontos e os primeiros prêmios aparecem aqui.</p>
          )}
        </>
      )}
      <div className={estilos.botoes}>
        <Link className={classeBotao()} to={CAMINHOS.loja}>
          Resgatar
        </Link>
        <Link className={classeBotao({variante: 'secundario'})} to={CAMINHOS.enviarNota}>
          Enviar Nota
        </Link>
      </div>
    </section>
  );
}

/** Where a member arrives: balance, level, what to do, what happened last. */
export default function Home() {
  const {data: info} = useInfo();
  if (!info) return null;
  const {email, emailConfirmado} = info.profile;
  return (
    <>
      <title>Início · Clube do Pintor</title>
      <Saldo info={info} />
      <BordaEscorrida className={estilos.borda} />
      <div className={estilos.tela}>
        {email && !emailConfirmado && <ConfirmeEmail email={email} />}
        <Nivel info={info} />
        <UltimaNota />
        <Fichas />
        <ResgateSeusPontos saldo={info.saldoPontos} />
      </div>
    </>
  );
}
