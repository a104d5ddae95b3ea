import {Icone, useTema, type NomeIcone, type PreferenciaTema} from '@clube/ui';
import estilos from './Cabecalho.module.css';

const TEMAS: readonly {valor: PreferenciaTema; texto: string; icone: NomeIcone}[] = [
  {valor: 'sistema', texto: 'Como no sistema', icone: 'tela'},
  {valor: 'claro', texto: 'Claro', icone: 'sol'},
  {valor: 'escuro', texto: 'Escuro', icone: 'lua'},
];

/** Light, dark, or as the system has it: three radio buttons drawn as one switch. */
export function EscolhaTema() {
  const {preferencia, definirTema} = useTema();
  return (
    <fieldset className={estilos.tema}>
      <legend className="so-leitor">Aparência</legend>
      {TEMAS.map(({valor, texto, icone}) => (
        <label key={valor} title={texto}>
          <input type="radio" name="tema" checked={preferencia === valor} onChange={() => definirTema(valor)} />
          <Icone nome={icone} tamanho={18} />
          <span className="so-leitor">{texto}</span>
        </label>
      ))}
    </fieldset>
  );
}
