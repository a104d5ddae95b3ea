import {
  CAMPOS_ENDERECO_ENTREGA,
  UFS,
  primeiroErro,
  temErros,
  validarEnderecoEntrega,
  type ErrosCampos,
  type NomeCampoEntrega,
} from '@clube/domain';
import {Campo, CampoMascarado, CampoSelecao, avisar} from '@clube/ui';
import {useRef, useState, type SubmitEvent} from 'react';
import {consultarCep} from '../../base/cep';
import type {Endereco} from './endereco';
import estilos from './Premio.module.css';

const OPCOES_UF = UFS.map(uf => ({valor: uf.sigla, texto: `${uf.sigla} · ${uf.nome}`}));

interface Props {
  id: string;
  inicial: Endereco;
  onDone: (endereco: Endereco) => void;
}

/** Where the prize goes. All of it is required; the postal code comes first and fills in what it knows. */
export function FormEndereco({id, inicial, onDone}: Props) {
  const ref = useRef<HTMLFormElement>(null);
  const [endereco, setEndereco] = useState(inicial);
  const [erros, setErros] = useState<ErrosCampos>({});
  const focar = (campo: string): void => {
    const elemento = ref.current?.elements.namedItem(campo);
    if (elemento instanceof HTMLElement) elemento.focus();
  };
  const mudar = (mudanca: Partial<Endereco>): void => {
    setEndereco(antes => ({...antes, ...mudanca}));
    setErros(antes => Object.fromEntries(Object.entries(antes).filter(([campo]) => !(campo in mudanca))));
  };
  const preencher = async (): Promise<void> => {
    if (endereco.entregaCep.length !== 8 || endereco.entregaCep === inicial.entregaCep) return;
    const resposta = await consultarCep(endereco.entregaCep);
    if ('achado' in resposta) {
      const {logradouro, bairro, localidade, uf} = resposta.achado;
      mudar({entregaRua: logradouro, entregaBairro: bairro, entregaCidade: localidade, entregaEstado: uf});
      focar('entregaNumero');
    } else if ('invalido' in resposta) {
      setErros(antes => ({...antes, entregaCep: resposta.invalido}));
      avisar.erro(resposta.invalido);
    } else avisar.info(resposta.fora);
  };
  const enviar = (evento: SubmitEvent<HTMLFormElement>): void => {
    evento.preventDefault();
    const novos = validarEnderecoEntrega({...endereco});
    setErros(novos);
    if (!temErros(novos)) return onDone(endereco);
    avisar.erro(primeiroErro(novos) ?? '');
    focar(Object.keys(novos)[0] ?? '');
  };
  const texto = (nome: NomeCampoEntrega, inteiro = false) => (
    <Campo
      rotulo={CAMPOS_ENDERECO_ENTREGA[nome].rotulo}
      name={nome}
      maxLength={CAMPOS_ENDERECO_ENTREGA[nome].maximo}
      value={endereco[nome]}
      erro={erros[nome]}
      className={inteiro ? estilos.inteiro : undefined}
      onChange={evento => mudar({[nome]: evento.target.value})}
    />
  );
  return (
    <form id={id} ref={ref} className={estilos.endereco} onSubmit={enviar} noValidate>
      <CampoMascarado
        rotulo={CAMPOS_ENDERECO_ENTREGA.entregaCep.rotulo}
        name="entregaCep"
        tipo="cep"
        valor={endereco.entregaCep.replace(/\D/g, '')}
        onValueChange={entregaCep => mudar({entregaCep})}
        onBlur={() => void preencher()}
        erro={erros['entregaCep']}
      />
      {texto('entregaNumero')}
      {texto('entregaRua', true)}
      {texto('entregaComplemento')}
      {texto('entregaBairro')}
      {texto('entregaCidade')}
      <CampoSelecao
        rotulo={CAMPOS_ENDERECO_ENTREGA.entregaEstado.rotulo}
        name="entregaEstado"
        vazio="Selecione"
        opcoes={OPCOES_UF}
        value={endereco.entregaEstado}
        erro={erros['entregaEstado']}
        onChange={evento => mudar({entregaEstado: evento.target.value})}
      />
      {texto('entregaNome', true)}
    </form>
  );
}
