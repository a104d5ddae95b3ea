import {
  LIMITE_MENSAL_POR_PREMIO,
  formatarPontos,
  formatarPontosPorExtenso,
  precoUnitario,
  validarOpcao,
  type OpcaoPremio,
} from '@clube/domain';
import {Botao, Fita, avisar} from '@clube/ui';
import {useState} from 'react';
import {ligado, type Info, type Premio} from '../../base/tipos';
import {FotoPremio} from '../../components/FotoPremio';
import {Descricao} from './Descricao';
import {ModalResgate} from './ModalResgate';
import {OpcoesPremio} from './OpcoesPremio';
import estilos from './Premio.module.css';
import {Quantidade} from './Quantidade';

/** How many may be asked for at once: the month's limit, and of a combo no more than there are. */
function maximoDe(premio: Premio): number {
  if (!ligado(premio.isCombo)) return LIMITE_MENSAL_POR_PREMIO;
  return Math.min(LIMITE_MENSAL_POR_PREMIO, premio.quantidade);
}

/** A prize, what it costs for this choice, and the way to get it. */
export function DetalhePremio({premio, info}: {premio: Premio; info: Info}) {
  const [qtde, setQtde] = useState(1);
  const [opcao, setOpcao] = useState<OpcaoPremio>({});
  const [erro, setErro] = useState<string>();
  const [pedindo, setPedindo] = useState(false);

  const escolha = validarOpcao({tipo: premio.tipo, codigo: premio.codigo}, opcao);
  const aceita = 'erro' in escolha ? undefined : escolha;
  const total = precoUnitario(premio, opcao.voltagem === '220V') * qtde;
  const falta = total - info.saldoPontos;
  const maximo = maximoDe(premio);

  const pedir = (): void => {
    if ('erro' in escolha) {
      setErro(escolha.erro);
      avisar.erro(escolha.erro);
      return;
    }
    setPedindo(true);
  };
  return (
    <div className={estilos.detalhe}>
      <div className={estilos.quadro}>
        <FotoPremio
          premio={premio}
          className={estilos.foto}
          sizes="(max-width: 899px) 100vw, 600px"
          alt={`Foto de ${premio.nome}`}
        />
        {ligado(premio.isCombo) && (
          <Fita className={estilos.fita ?? ''}>
            {maximo > 0 ? `${formatarPontos(premio.quantidade)} disponíveis` : 'Esgotado'}
          </Fita>
        )}
      </div>
      <div className={estilos.compra}>
        <h1>{premio.nome}</h1>
        <p className={estilos.total}>
          {formatarPontos(total)} <small>pontos</small>
        </p>
        <OpcoesPremio
          premio={premio}
          opcao={opcao}
          erro={erro}
          onValueChange={nova => {
            setOpcao(nova);
            setErro(undefined);
          }}
        />
        <Quantidade valor={qtde} maximo={maximo} onValueChange={setQtde} />
        <Botao largo disabled={falta > 0 || maximo < 1} onClick={pedir}>
          RESGATAR
        </Botao>
        <p className={falta > 0 ? estilos.falta : estilos.sobra}>
          {falta > 0
            ? `Faltam ${formatarPontosPorExtenso(falta)} para este prêmio.`
            : `Seu saldo depois do resgate: ${formatarPontosPorExtenso(-falta)}.`}
        </p>
        <Descricao html={premio.descricao} />
      </div>
      {pedindo && (
        <ModalResgate
          premio={premio}
          pintor={info.profile}
          pedido={{codigoPremio: premio.codigo, qtde, opcao, ...(aceita?.obs && {obs: aceita.obs})}}
          pontos={total}
          onClose={() => setPedindo(false)}
        />
      )}
    </div>
  );
}
