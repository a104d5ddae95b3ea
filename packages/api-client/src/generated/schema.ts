// Made by npm run api-types from the API document. Not to be edited.
export interface paths {
    "/api/alteracoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * O que mudou num cadastro, quem mudou e quando: as 200 últimas alterações, a mais nova primeiro
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        get: operations["getApiAlteracoes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alterarStatusResgate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Muda o status entre não entregue, entregue e em trânsito
         * @description Quem pode chamar: painel: Administrador, painel: Smart, painel: Auditor.
         */
        post: operations["postApiAlterarStatusResgate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/aprovacoes/{id}/aprovar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Aprova e faz o que outra pessoa pediu
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        post: operations["postApiAprovacoesIdAprovar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/aprovacoes/{id}/recusar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recusa o que alguém pediu, ou retira o próprio pedido
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        post: operations["postApiAprovacoesIdRecusar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/aprovacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * O que uma pessoa pediu e outra precisa aprovar
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        get: operations["getApiAprovacoes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/avaliacoes_premio/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Oculta uma avaliação da loja, ou a mostra de novo
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        put: operations["putApiAvaliacoesPremioId"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/avaliacoes_premio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * As avaliações de um prêmio (idPremio); o painel vê também as ocultas
         * @description Quem pode chamar: qualquer pessoa, pintor, painel: Administrador, painel: Smart.
         */
        get: operations["getApiAvaliacoesPremio"];
        put?: never;
        /**
         * Avalia um prêmio recebido, com fotos ou sem
         * @description Quem pode chamar: pintor.
         */
        post: operations["postApiAvaliacoesPremio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/avisos/aparelhos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deixa de enviar avisos a um dos próprios aparelhos
         * @description Quem pode chamar: pintor.
         */
        delete: operations["deleteApiAvisosAparelhosId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/avisos/aparelhos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Nomeia o aparelho desta sessão para receber avisos por push
         * @description Quem pode chamar: pintor.
         */
        post: operations["postApiAvisosAparelhos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/avisos/lidos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marca avisos como lidos: estes, ou todos até um
         * @description Quem pode chamar: pintor.
         */
        post: operations["postApiAvisosLidos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/avisos/preferencias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * O que avisar, e como; os aparelhos que recebem avisos; a chave que um navegador pede para os aceitar
         * @description Quem pode chamar: pintor.
         */
        get: operations["getApiAvisosPreferencias"];
        /**
         * Liga ou desliga um tipo de aviso por um caminho
         * @description Quem pode chamar: pintor.
         */
        put: operations["putApiAvisosPreferencias"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/avisos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Os próprios avisos, do mais novo ao mais antigo
         * @description Quem pode chamar: pintor.
         */
        get: operations["getApiAvisos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/banners/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Põe os banners em ordem; os lugares são numerados de novo a partir de 1
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        patch: operations["patchApiBannersBulk"];
        trace?: never;
    };
    "/api/banners/intervalo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Os banners de hoje, na ordem em que são mostrados
         * @description Quem pode chamar: pintor.
         */
        get: operations["getApiBannersIntervalo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/banners/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Altera um banner
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        put: operations["putApiBannersId"];
        post?: never;
        /**
         * Exclui um banner
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        delete: operations["deleteApiBannersId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lista os banners
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        get: operations["getApiBanners"];
        put?: never;
        /**
         * Cadastra um banner
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        post: operations["postApiBanners"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cancelarResgate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancela o resgate e devolve pontos, estoque e limite do mês
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        post: operations["postApiCancelarResgate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cartoes/pedidos/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Anota que vários pedidos abertos foram enviados à operadora, todos ou nenhum
         * @description Quem pode chamar: painel: Smart.
         */
        patch: operations["patchApiCartoesPedidosBulk"];
        trace?: never;
    };
    "/api/cartoes/pedidos/{id}/estado": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Anota o que foi feito de um pedido: enviado, confirmado, entregue ou recusado
         * @description Confirmar um cartão novo pede o número. Confirmar uma recarga, ou a entrega de um cartão, põe o resgate como entregue.
         *
         *     Quem pode chamar: painel: Smart.
         */
        post: operations["postApiCartoesPedidosIdEstado"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cartoes/pedidos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pedidos à operadora do cartão: os do pintor, ou os de todos no painel
         * @description Quem pode chamar: pintor, painel: Smart.
         */
        get: operations["getApiCartoesPedidos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cartoes/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pede o bloqueio (1) ou o desbloqueio (0) do próprio cartão
         * @description O número é o do cartão; para bloquear bastam os 4 últimos dígitos. O pedido espera a confirmação da operadora.
         *
         *     Quem pode chamar: pintor.
         */
        post: operations["postApiCartoesStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cep/{cep}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Acha o endereço de um CEP
         * @description Quem pode chamar: qualquer pessoa.
         */
        get: operations["getApiCepCep"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cluster/previa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quantos pintores um nível novo ou alterado faria subir, e para onde; ninguém sobe com isso
         * @description Com id vale o que o nível já pede, mais o que muda.
         *
         *     Quem pode chamar: painel: Administrador, painel: Smart.
         */
        post: operations["postApiClusterPrevia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cluster/situacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * O que o pintor já cumpre do que os níveis pedem
         * @description Quem pode chamar: pintor.
         */
        get: operations["getApiClusterSituacao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cluster/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Altera um nível; sem imagem fica a que há
         * @description Ninguém desce de nível: quem já cumpre o que passa a ser pedido sobe na próxima avaliação, todas as noites.
         *
         *     Quem pode chamar: painel: Administrador, painel: Smart.
         */
        put: operations["putApiClusterId"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cluster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Os níveis do programa, do mais baixo ao mais alto
         * @description Quem pode chamar: pintor, painel: Administrador, painel: Smart.
         */
        get: operations["getApiCluster"];
        put?: never;
        /**
         * Cadastra um nível, com a sua imagem
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        post: operations["postApiCluster"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/codigo-promocional/validar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Diz o que um código vale, sem usá-lo
         * @description Quem pode chamar: pintor, painel: Administrador, painel: Smart.
         */
        get: operations["getApiCodigoPromocionalValidar"];
        put?: never;
        /**
         * Usa um código de treinamento
         * @description Quem pode chamar: pintor.
         */
        post: operations["postApiCodigoPromocionalValidar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/codigo-promocional": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Códigos promocionais e seus usos
         * @description Quem pode chamar: pintor, painel: Smart.
         */
        get: operations["getApiCodigoPromocional"];
        put?: never;
        /**
         * Cria um lote de códigos promocionais
         * @description Um código soma pontos (ADICIONAR) ou multiplica os de uma nota (MULTIPLICAR); cada um serve uma vez.
         *
         *     Quem pode chamar: painel: Administrador, painel: Smart.
         */
        post: operations["postApiCodigoPromocional"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/codigos-cadastro/validar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Diz quantos pontos um código de cadastro traz, sem usá-lo
         * @description Quem pode chamar: qualquer pessoa.
         */
        post: operations["postApiCodigosCadastroValidar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/codigos-cadastro/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Altera um código de cadastro
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        put: operations["putApiCodigosCadastroId"];
        post?: never;
        /**
         * Exclui um código de cadastro
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        delete: operations["deleteApiCodigosCadastroId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/codigos-cadastro": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lista os códigos de cadastro
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        get: operations["getApiCodigosCadastro"];
        put?: never;
        /**
         * Cadastra um código de cadastro
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        post: operations["postApiCodigosCadastro"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/configuracoes/site-bloqueado": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Diz se a loja está fechada, e para onde leva a Parcela Pintura
         * @description Quem pode chamar: qualquer pessoa.
         */
        get: operations["getApiConfiguracoesSiteBloqueado"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/configuracoes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Altera as configurações
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        put: operations["putApiConfiguracoesId"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/configuracoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lê as configurações
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        get: operations["getApiConfiguracoes"];
        put?: never;
        /**
         * Grava as configurações pela primeira vez
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        post: operations["postApiConfiguracoes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lê os números do programa e as quatro tabelas dos 20 primeiros
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        get: operations["getApiDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/data-resgate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Grava a data de entrega
         * @description Quem pode chamar: painel: Administrador, painel: Smart, painel: Auditor.
         */
        put: operations["putApiDataResgate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enviar-email-contato": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Envia uma mensagem do pintor ao suporte, por e-mail
         * @description No máximo cinco por hora.
         *
         *     Quem pode chamar: pintor.
         */
        post: operations["postApiEnviarEmailContato"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/envios/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quanto já chegou de um envio
         * @description Protocolo tus 1.0.0 (https://tus.io): os cabeçalhos Tus-Resumable, Upload-Length, Upload-Metadata e Upload-Offset. Com HEAD responde Upload-Offset e Upload-Length.
         *
         *     Quem pode chamar: painel: Administrador, painel: Smart, painel: Auditor.
         */
        get: operations["getApiEnviosId"];
        put?: never;
        post?: never;
        /**
         * Cancela um envio; o que chegou é apagado
         * @description Protocolo tus 1.0.0 (https://tus.io): os cabeçalhos Tus-Resumable, Upload-Length, Upload-Metadata e Upload-Offset.
         *
         *     Quem pode chamar: painel: Administrador, painel: Smart, painel: Auditor.
         */
        delete: operations["deleteApiEnviosId"];
        options?: never;
        head?: never;
        /**
         * Manda mais uma parte do arquivo, a partir de Upload-Offset
         * @description Protocolo tus 1.0.0 (https://tus.io): os cabeçalhos Tus-Resumable, Upload-Length, Upload-Metadata e Upload-Offset. O que chegou fica, mesmo que a conexão caia no meio.
         *
         *     Quem pode chamar: painel: Administrador, painel: Smart, painel: Auditor.
         */
        patch: operations["patchApiEnviosId"];
        trace?: never;
    };
    "/api/envios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Começa o envio de um arquivo grande
         * @description Protocolo tus 1.0.0 (https://tus.io): os cabeçalhos Tus-Resumable, Upload-Length, Upload-Metadata e Upload-Offset. Upload-Metadata diz `tipo` (para que é) e `nome`, em base64. O endereço do envio vem em Location.
         *
         *     Quem pode chamar: painel: Administrador, painel: Smart, painel: Auditor.
         */
        post: operations["postApiEnvios"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exportar/{lista}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Baixa uma lista em CSV ou XLSX, pelo endereço assinado que a lista deu
         * @description Quem pode chamar: qualquer pessoa.
         */
        get: operations["getApiExportarLista"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favoritos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Guarda um prêmio entre os favoritos; com objetivo 1, como aquilo para que se juntam os pontos
         * @description Quem pode chamar: pintor.
         */
        put: operations["putApiFavoritosId"];
        post?: never;
        /**
         * Tira um prêmio dos favoritos; repetir não muda nada
         * @description Quem pode chamar: pintor.
         */
        delete: operations["deleteApiFavoritosId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favoritos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Os prêmios favoritos do pintor; um deles pode ser o seu objetivo
         * @description Quem pode chamar: pintor.
         */
        get: operations["getApiFavoritos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/importacoes/modelo/{tipo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Um arquivo de modelo: os títulos das colunas e uma linha de exemplo
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        get: operations["getApiImportacoesModeloTipo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/importacoes/tipos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * O que quem pergunta pode importar, com os campos de cada tipo
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        get: operations["getApiImportacoesTipos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/importacoes/{id}/cancelar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Desiste da importação; o que estava sendo gravado é desfeito
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        post: operations["postApiImportacoesIdCancelar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/importacoes/{id}/conferir": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confere as linhas num trabalho: o que há de errado, o que é novo, o que muda
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        post: operations["postApiImportacoesIdConferir"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/importacoes/{id}/erros": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * As linhas com erro como vieram, com o motivo, para corrigir e enviar de novo
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        get: operations["getApiImportacoesIdErros"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/importacoes/{id}/gravar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Grava as linhas num trabalho: todas, ou só as válidas, numa transação
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        post: operations["postApiImportacoesIdGravar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/importacoes/{id}/linhas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * As linhas conferidas; o filtro situacao escolhe entre elas
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        get: operations["getApiImportacoesIdLinhas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/importacoes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Uma importação: como é lida, o que a conferência achou, o que foi gravado
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        get: operations["getApiImportacoesId"];
        /**
         * Lê o arquivo de outro modo: o campo de cada coluna, codificação, separador, decimal, planilha
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        put: operations["putApiImportacoesId"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/importacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * As importações de quem pergunta; um Administrador vê as de todos
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        get: operations["getApiImportacoes"];
        put?: never;
        /**
         * Envia um arquivo CSV ou XLSX e mostra como ele será lido; nada é gravado ainda
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        post: operations["postApiImportacoes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/indique-ganhe/indicacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quem o pintor indicou
         * @description CPF e celular vêm em parte. Um código que não é de quem pergunta responde 404.
         *
         *     Quem pode chamar: pintor.
         */
        post: operations["postApiIndiqueGanheIndicacoes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/indique-ganhe/resumo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quantas indicações o pintor tem, quantas valem e o que renderam
         * @description Quem pode chamar: pintor.
         */
        get: operations["getApiIndiqueGanheResumo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/indique-ganhe/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Diz de quem é um código de indicação
         * @description Só o primeiro nome é dito.
         *
         *     Quem pode chamar: qualquer pessoa.
         */
        post: operations["postApiIndiqueGanheValidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lojas/{cnpj}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Altera uma loja
         * @description Quem pode chamar: painel: Smart, painel: Auditor.
         */
        put: operations["putApiLojasCnpj"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lojas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lista as lojas
         * @description Quem pode chamar: painel: Administrador, painel: Smart, painel: Auditor.
         */
        get: operations["getApiLojas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/municipios/{uf}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Os municípios de um estado, em ordem alfabética
         * @description Quem pode chamar: qualquer pessoa.
         */
        get: operations["getApiMunicipiosUf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/nota/{idFoto}/analise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Toma uma nota pendente para análise, ou renova
         * @description Vale 90 segundos e se renova com a mesma chamada. `assumir` a toma de outra pessoa.
         *
         *     Quem pode chamar: painel: Administrador, painel: Smart.
         */
        post: operations["postApiNotaIdFotoAnalise"];
        /**
         * Devolve a nota que se estava analisando
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        delete: operations["deleteApiNotaIdFotoAnalise"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/nota/{idFoto}/dividir": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Divide uma nota pendente em várias: por arquivo, página ou parte de uma página
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        post: operations["postApiNotaIdFotoDividir"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/nota/{idFoto}/juntar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Junta outras notas pendentes do mesmo pintor a esta: uma só, em várias fotos
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        post: operations["postApiNotaIdFotoJuntar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/nota/{idFoto}/reler": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lê de novo uma nota pendente
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        post: operations["postApiNotaIdFotoReler"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/nota/{idFoto}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * O que foi lido da nota, com os produtos reconhecidos
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        get: operations["getApiNotaIdFoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notas/conferir": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Diz de que loja é uma chave de acesso e se a nota já foi enviada
         * @description Quem pode chamar: pintor.
         */
        get: operations["getApiNotasConferir"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notas/leituras": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quantas notas foram lidas em um período, como e em quanto tempo
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        get: operations["getApiNotasLeituras"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parceiros/reenviar-confirmacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Envia de novo o link que confirma o próprio e-mail
         * @description No máximo três por hora.
         *
         *     Quem pode chamar: pintor.
         */
        post: operations["postApiParceirosReenviarConfirmacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parceiros": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lista os pintores; sem sessão do painel, diz se um CPF já é de um pintor
         * @description Sem sessão do painel só se pergunta por filtros={"cpf":"…"}, e a resposta traz só o CPF.
         *
         *     Quem pode chamar: qualquer pessoa, painel: Administrador, painel: Smart, painel: Auditor.
         */
        get: operations["getApiParceiros"];
        /**
         * Altera o próprio perfil, no todo ou em parte
         * @description Antes de aceitar o regulamento, só o aceite é recebido. Outro e-mail e uma senha nova pedem a senha atual (senhaAntiga). Uma senha nova encerra as outras sessões; outro e-mail anula os links de recuperação abertos.
         *
         *     Quem pode chamar: pintor.
         */
        put: operations["putApiParceiros"];
        /**
         * Cadastra um pintor
         * @description Quem pode chamar: qualquer pessoa.
         */
        post: operations["postApiParceiros"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pedidos-privacidade/{id}/atender": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marca como atendida a retirada de uma autorização
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        post: operations["postApiPedidosPrivacidadeIdAtender"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pedidos-privacidade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Os pedidos de privacidade dos pintores
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        get: operations["getApiPedidosPrivacidade"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/permitido_avaliar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Se o pintor pode avaliar o prêmio: só quem o recebeu, e uma vez
         * @description Quem pode chamar: pintor.
         */
        post: operations["postApiPermitidoAvaliar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pesquisa_mercado": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lista as pesquisas de mercado
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        get: operations["getApiPesquisaMercado"];
        put?: never;
        /**
         * Grava o que a equipe apurou numa revenda
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        post: operations["postApiPesquisaMercado"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pontuacoes/cancelar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancela uma pontuação: os pontos voltam, gastos viram débito
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        post: operations["postApiPontuacoesCancelar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pontuacoes/codigo/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Os códigos que o pintor usou
         * @description Quem pode chamar: pintor.
         */
        get: operations["getApiPontuacoesCodigoId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pontuacoes/encerradas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notas encerradas (não pontuáveis)
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        get: operations["getApiPontuacoesEncerradas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pontuacoes/encerrar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Encerra uma nota pendente como não pontuável
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        post: operations["postApiPontuacoesEncerrar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pontuacoes/lotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * O que resta dos pontos do pintor, por quando vence
         * @description Quem pode chamar: pintor.
         */
        get: operations["getApiPontuacoesLotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pontuacoes/movimentos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Os pontos do pintor, do que entrou e do que saiu, e as notas sem pontos
         * @description grupo escolhe uma parte: notas, codigos, resgates, analise; extrato são os lançamentos, com o saldo após cada um.
         *
         *     Quem pode chamar: pintor.
         */
        get: operations["getApiPontuacoesMovimentos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pontuacoes/nao-processadas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * As notas do pintor que ainda não valem pontos
         * @description Quem pode chamar: pintor.
         */
        get: operations["getApiPontuacoesNaoProcessadas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pontuacoes/pendentes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notas à espera de processamento
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        get: operations["getApiPontuacoesPendentes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pontuacoes/pontuar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pontua uma nota pendente
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        post: operations["postApiPontuacoesPontuar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pontuacoes/reprovar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reprova uma nota pendente, com um dos cinco motivos
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        post: operations["postApiPontuacoesReprovar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pontuacoes/retornar-pendente": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Devolve uma nota pontuada ou encerrada para as pendentes
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        post: operations["postApiPontuacoesRetornarPendente"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pontuacoes/simular/revendas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * As revendas ativas, com a cidade, para escolher onde comprar
         * @description Quem pode chamar: pintor.
         */
        get: operations["getApiPontuacoesSimularRevendas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pontuacoes/simular": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Diz quantos pontos uma compra valeria, pela mesma conta que pontua as notas; nada é gravado
         * @description Quem pode chamar: pintor.
         */
        post: operations["postApiPontuacoesSimular"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pontuacoes/{id}/linha-do-tempo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * O que aconteceu com a nota
         * @description Quem pode chamar: pintor, painel: Administrador, painel: Smart.
         */
        get: operations["getApiPontuacoesIdLinhaDoTempo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pontuacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pontuações: as do pintor, ou as de todos no painel
         * @description Quem pode chamar: pintor, painel: Administrador, painel: Smart, painel: Auditor.
         */
        get: operations["getApiPontuacoes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/preferencias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lê as próprias preferências, por nome
         * @description Quem pode chamar: painel: Administrador, painel: Smart, painel: Auditor.
         */
        get: operations["getApiPreferencias"];
        /**
         * Grava uma das próprias preferências; nula, ela deixa de existir
         * @description Quem pode chamar: painel: Administrador, painel: Smart, painel: Auditor.
         */
        put: operations["putApiPreferencias"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/premios/bulk-activate/filtro": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ativa ou inativa todos os prêmios de um filtro, num trabalho longo
         * @description Quem pode chamar: painel: Administrador, painel: Smart, painel: Auditor.
         */
        post: operations["postApiPremiosBulkActivateFiltro"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/premios/bulk-activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Ativa ou inativa vários prêmios
         * @description Quem pode chamar: painel: Administrador, painel: Smart, painel: Auditor.
         */
        put: operations["putApiPremiosBulkActivate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/premios/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Um prêmio
         * @description Quem pode chamar: qualquer pessoa, pintor, painel: Administrador, painel: Smart, painel: Auditor.
         */
        get: operations["getApiPremiosId"];
        /**
         * Altera um prêmio, por formulário (com foto ou sem) ou por JSON
         * @description Quem pode chamar: painel: Smart, painel: Auditor.
         */
        put: operations["putApiPremiosId"];
        post?: never;
        /**
         * Retira um prêmio do catálogo; os resgates feitos ficam
         * @description Quem pode chamar: painel: Smart, painel: Auditor.
         */
        delete: operations["deleteApiPremiosId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/premios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lista os prêmios; a loja vê os ativos, o painel vê todos
         * @description Quem pode chamar: qualquer pessoa, pintor, painel: Administrador, painel: Smart, painel: Auditor.
         */
        get: operations["getApiPremios"];
        put?: never;
        /**
         * Cadastra um prêmio com a sua foto
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        post: operations["postApiPremios"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/previsao-entrega": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Grava a previsão de entrega
         * @description Quem pode chamar: painel: Administrador, painel: Smart, painel: Auditor.
         */
        put: operations["putApiPrevisaoEntrega"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacidade/apagar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pede que os dados do pintor sejam apagados; encerra a conta na hora
         * @description Quem pode chamar: pintor.
         */
        post: operations["postApiPrivacidadeApagar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacidade/consentimentos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dá ou retira um consentimento opcional
         * @description Quem pode chamar: pintor.
         */
        post: operations["postApiPrivacidadeConsentimentos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacidade/copia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tudo o que é guardado sobre o pintor, para levar
         * @description Quem pode chamar: pintor.
         */
        post: operations["postApiPrivacidadeCopia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacidade/dados": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * O que é guardado sobre o pintor, com as linhas mais novas de cada parte
         * @description Quem pode chamar: pintor.
         */
        get: operations["getApiPrivacidadeDados"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacidade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Os aceites e pedidos do pintor, e o que ele perde se apagar seus dados
         * @description Quem pode chamar: pintor.
         */
        get: operations["getApiPrivacidade"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/produtos/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ativa ou desativa um produto
         * @description Sem corpo, inverte o que está.
         *
         *     Quem pode chamar: painel: Administrador, painel: Smart.
         */
        post: operations["postApiProdutosStatusId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/produtos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Altera um produto
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        put: operations["putApiProdutosId"];
        post?: never;
        /**
         * Remove um produto das listas; as vendas passadas o mantêm
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        delete: operations["deleteApiProdutosId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/produtos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lista os produtos que pontuam
         * @description O pintor vê os ativos; o painel, todos os que não foram removidos.
         *
         *     Quem pode chamar: pintor, painel: Administrador, painel: Smart.
         */
        get: operations["getApiProdutos"];
        put?: never;
        /**
         * Cadastra um produto
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        post: operations["postApiProdutos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/produtos_revenda": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lista os produtos das revendas
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        get: operations["getApiProdutosRevenda"];
        put?: never;
        /**
         * Cadastra como uma revenda chama um produto do fabricante
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        post: operations["postApiProdutosRevenda"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/redes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Altera uma rede e diz quais são as suas revendas
         * @description membros são todas as revendas da rede: quem não está entre elas sai, quem estava em outra rede passa para esta.
         *
         *     Quem pode chamar: painel: Administrador, painel: Smart.
         */
        put: operations["putApiRedesId"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/redes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lista as redes
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        get: operations["getApiRedes"];
        put?: never;
        /**
         * Cadastra uma rede
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        post: operations["postApiRedes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/relatorio/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lê o relatório da revenda
         * @description Vendas nas lojas da raiz do CNPJ de quem pergunta, e os pintores que compraram nelas ou as preferem. Séries e resgates são dos últimos 12 meses; o resto, de todo o período.
         *
         *     Quem pode chamar: relatório.
         */
        get: operations["getApiRelatorioDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resgatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resgata um prêmio
         * @description Pedir e pagar é um só passo: limites, estoque, saldo e pedido acontecem todos, ou nenhum.
         *
         *     Quem pode chamar: pintor.
         */
        post: operations["postApiResgatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resgates/bulk/filtro": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Muda o status de todos os resgates de um filtro, num trabalho longo
         * @description Quem pode chamar: painel: Smart, painel: Auditor.
         */
        post: operations["postApiResgatesBulkFiltro"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resgates/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Muda o status de vários resgates, todos ou nenhum
         * @description Quem pode chamar: painel: Smart, painel: Auditor.
         */
        patch: operations["patchApiResgatesBulk"];
        trace?: never;
    };
    "/api/resgates/cancelar/filtro": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancela todos os resgates de um filtro, um a um, num trabalho longo
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        post: operations["postApiResgatesCancelarFiltro"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resgates/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Baixa os resgates em CSV (UTF-16LE)
         * @description Quem pode chamar: painel: Administrador, painel: Smart, painel: Auditor.
         */
        get: operations["getApiResgatesExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resgates/fotos_videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fotos e vídeos dos resgates: os do pintor, ou os de todos no painel
         * @description Quem pode chamar: pintor, painel: Administrador, painel: Smart.
         */
        get: operations["getApiResgatesFotosVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resgates/midias/compartilhadas/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A foto ou o vídeo de um link
         * @description Quem pode chamar: qualquer pessoa.
         */
        get: operations["getApiResgatesMidiasCompartilhadasToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resgates/midias/{id}/compartilhar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dá um link com que qualquer pessoa vê uma foto ou um vídeo do pintor
         * @description Quem pode chamar: pintor.
         */
        post: operations["postApiResgatesMidiasIdCompartilhar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resgates/midias/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Exclui uma foto ou um vídeo de um resgate
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        delete: operations["deleteApiResgatesMidiasId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resgates/{id}/alterar-observacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Grava a observação que o pintor lê
         * @description Quem pode chamar: painel: Administrador, painel: Smart, painel: Auditor.
         */
        put: operations["putApiResgatesIdAlterarObservacao"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resgates/{id}/linha-do-tempo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * O que aconteceu com o resgate, e quem o fez
         * @description Quem pode chamar: pintor, painel: Administrador, painel: Smart, painel: Auditor.
         */
        get: operations["getApiResgatesIdLinhaDoTempo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resgates/{id}/midias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Anexa a um resgate um vídeo que chegou em partes
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        post: operations["postApiResgatesIdMidias"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resgates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Um resgate
         * @description Quem pode chamar: pintor, painel: Administrador, painel: Smart, painel: Auditor.
         */
        get: operations["getApiResgatesId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resgates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Resgates: os do pintor, ou os de todos no painel
         * @description Quem pode chamar: pintor, painel: Administrador, painel: Smart, painel: Auditor.
         */
        get: operations["getApiResgates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/revendas/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Altera uma revenda; rm sozinho faz dela uma revenda master, ou deixa de fazer
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        put: operations["putApiRevendasId"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/revendas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lista as revendas
         * @description Sem uma sessão do painel, só os nomes das ativas, em ordem alfabética.
         *
         *     Quem pode chamar: qualquer pessoa, painel: Administrador, painel: Smart.
         */
        get: operations["getApiRevendas"];
        put?: never;
        /**
         * Cadastra uma revenda
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        post: operations["postApiRevendas"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessoes/parceiro/atualizar-senha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Troca a senha com um link de recuperação
         * @description O link vale uma vez. Todas as sessões do pintor são encerradas.
         *
         *     Quem pode chamar: qualquer pessoa.
         */
        post: operations["postApiSessoesParceiroAtualizarSenha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessoes/parceiro/confirmar-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirma o e-mail de um pintor com o código do link que ele recebeu
         * @description O link vale por 7 dias, para o endereço ao qual foi enviado. Usado de novo, responde o mesmo.
         *
         *     Quem pode chamar: qualquer pessoa.
         */
        post: operations["postApiSessoesParceiroConfirmarEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessoes/parceiro/esqueceu-senha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Envia um link para quem esqueceu a senha
         * @description Responde o mesmo, haja ou não um cadastro com o email ou CPF informado. O link vale por uma hora.
         *
         *     Quem pode chamar: qualquer pessoa.
         */
        post: operations["postApiSessoesParceiroEsqueceuSenha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessoes/parceiro/identidades/{provedor}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Desliga uma conta de rede social do próprio cadastro
         * @description Encerra as outras sessões do pintor.
         *
         *     Quem pode chamar: pintor.
         */
        delete: operations["deleteApiSessoesParceiroIdentidadesProvedor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessoes/parceiro/identidades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * As contas de redes sociais ligadas ao próprio cadastro
         * @description Quem pode chamar: pintor.
         */
        get: operations["getApiSessoesParceiroIdentidades"];
        put?: never;
        /**
         * Liga uma conta de rede social ao próprio cadastro
         * @description Pede a senha. Cada conta é de um só pintor, e cada pintor tem uma de cada rede.
         *
         *     Quem pode chamar: pintor.
         */
        post: operations["postApiSessoesParceiroIdentidades"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessoes/parceiro/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lê saldo, nível e perfil de quem está na loja
         * @description O perfil vem inteiro, e de novo sob a chave profile; vencimentos são os pontos que vencem, por mês. debitoAnterior, enquanto o saldo está em débito, é o que veio de uma participação anterior. banners traz os de hoje só enquanto o regulamento não foi aceito, quando nada mais pode ser lido.
         *
         *     Quem pode chamar: pintor.
         */
        get: operations["getApiSessoesParceiroInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessoes/parceiro/social": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Diz por quais redes sociais se pode entrar
         * @description Vazio quando nenhuma está configurada. Ao endereço a tela acrescenta redirect_uri, state e nonce.
         *
         *     Quem pode chamar: qualquer pessoa.
         */
        get: operations["getApiSessoesParceiroSocial"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessoes/parceiro/validar-recuperacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Diz se um link de recuperação ainda vale
         * @description Não gasta o link.
         *
         *     Quem pode chamar: qualquer pessoa.
         */
        post: operations["postApiSessoesParceiroValidarRecuperacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessoes/parceiro": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Entra na loja com CPF e senha, ou com a conta de uma rede social
         * @description Em index vai o token da rede. Sem cadastro ligado a ela a resposta é 400 com dadosSociais {nome, email, googleAuthId | facebookId}: o cadastro que levar esse valor, em até três horas, fica ligado à conta.
         *
         *     Quem pode chamar: qualquer pessoa.
         */
        post: operations["postApiSessoesParceiro"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessoes/sair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Encerra as sessões enviadas
         * @description Quem pode chamar: pintor, painel: Administrador, painel: Smart, painel: Auditor, relatório.
         */
        post: operations["postApiSessoesSair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessoes/usuario/relatorio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Entra nos relatórios da revenda
         * @description Quem pode chamar: qualquer pessoa.
         */
        post: operations["postApiSessoesUsuarioRelatorio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessoes/usuario": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Entra no painel
         * @description Quem pode chamar: qualquer pessoa.
         */
        post: operations["postApiSessoesUsuario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * As etiquetas dos prêmios ativos
         * @description Quem pode chamar: qualquer pessoa.
         */
        get: operations["getApiTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/termos/{documento}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lê um texto que vale para os pintores, na versão em vigor ou numa anterior
         * @description Quem pode chamar: qualquer pessoa.
         */
        get: operations["getApiTermosDocumento"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trabalhos/{id}/cancelar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pede que um trabalho pare; o que já foi feito continua feito
         * @description Quem pode chamar: painel: Administrador, painel: Smart, painel: Auditor.
         */
        post: operations["postApiTrabalhosIdCancelar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trabalhos/{id}/linhas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * As linhas de um trabalho e o resultado de cada uma
         * @description Quem pode chamar: painel: Administrador, painel: Smart, painel: Auditor.
         */
        get: operations["getApiTrabalhosIdLinhas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trabalhos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Um trabalho: quanto já foi feito e o que resultou
         * @description Quem pode chamar: painel: Administrador, painel: Smart, painel: Auditor.
         */
        get: operations["getApiTrabalhosId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trabalhos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Os trabalhos longos de quem pergunta; um Administrador vê os de todos
         * @description Quem pode chamar: painel: Administrador, painel: Smart, painel: Auditor.
         */
        get: operations["getApiTrabalhos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload/banner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cadastra um banner com a sua imagem
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        post: operations["postApiUploadBanner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload/foto_video": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Anexa uma foto ou um vídeo a um resgate
         * @description Um vídeo de mais de 100 MB vai em partes, por POST /api/envios, e é anexado por POST /api/resgates/{id}/midias.
         *
         *     Quem pode chamar: painel: Administrador, painel: Smart.
         */
        post: operations["postApiUploadFotoVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload/parceiro_foto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Troca a própria foto de perfil
         * @description foto é o caminho abaixo de /arquivos; fotoImagens traz os endereços assinados de cada tamanho.
         *
         *     Quem pode chamar: pintor.
         */
        post: operations["postApiUploadParceiroFoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload/produtos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Importa os produtos de um arquivo CSV ou XLSX de uma vez: todas as linhas ou nenhuma
         * @description total: produtos novos e mudados. Com erros, a recusa diz as primeiras linhas e o número da importação.
         *
         *     Quem pode chamar: painel: Administrador, painel: Smart.
         */
        post: operations["postApiUploadProdutos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload/venda_foto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Envia notas: fotos, PDF ou XML; cada arquivo é uma nota, com juntar=1 todos são uma só
         * @description reenvioDe é a nota reprovada que se envia de novo: a primeira que for aceita fica no lugar dela.
         *
         *     Quem pode chamar: pintor.
         */
        post: operations["postApiUploadVendaFoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usuarios/relatorio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Altera o próprio nome e a própria senha, de quem entra no relatório
         * @description Quem pode chamar: relatório.
         */
        put: operations["putApiUsuariosRelatorio"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usuarios/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Altera um administrador do painel, ou o desativa
         * @description Quem é desativado ou muda de tipo sai de todas as sessões. O último Smart ativo continua Smart.
         *
         *     Quem pode chamar: painel: Administrador, painel: Smart.
         */
        put: operations["putApiUsuariosId"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usuarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lista os administradores do painel
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        get: operations["getApiUsuarios"];
        /**
         * Altera o próprio nome e a própria senha
         * @description Senhas vazias mantêm a atual. Uma senha nova encerra as outras sessões da pessoa.
         *
         *     Quem pode chamar: painel: Administrador, painel: Smart, painel: Auditor.
         */
        put: operations["putApiUsuarios"];
        /**
         * Cadastra um administrador do painel
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        post: operations["postApiUsuarios"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/valor_ponto/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Altera o valor do ponto
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        put: operations["putApiValorPontoId"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/valor_ponto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lista os valores do ponto
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        get: operations["getApiValorPonto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vendas já pontuadas com este número
         * @description Quem pode chamar: painel: Administrador, painel: Smart.
         */
        get: operations["getApiVendas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visoes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Altera uma das próprias visões
         * @description Quem pode chamar: painel: Administrador, painel: Smart, painel: Auditor.
         */
        put: operations["putApiVisoesId"];
        post?: never;
        /**
         * Exclui uma das próprias visões
         * @description Quem pode chamar: painel: Administrador, painel: Smart, painel: Auditor.
         */
        delete: operations["deleteApiVisoesId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * As visões salvas de uma lista: as próprias e as que outros compartilham
         * @description Quem pode chamar: painel: Administrador, painel: Smart, painel: Auditor.
         */
        get: operations["getApiVisoes"];
        put?: never;
        /**
         * Salva uma visão de uma lista
         * @description Quem pode chamar: painel: Administrador, painel: Smart, painel: Auditor.
         */
        post: operations["postApiVisoes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vouchers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lista os vouchers
         * @description Quem pode chamar: painel: Smart.
         */
        get: operations["getApiVouchers"];
        put?: never;
        /**
         * Cadastra um voucher
         * @description Cada pintor o usa uma vez, com uma nota; sem datas vale sempre.
         *
         *     Quem pode chamar: painel: Administrador, painel: Smart.
         */
        post: operations["postApiVouchers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Erro: {
            /** @description Mensagem em pt-BR, pronta para ser mostrada */
            erro: string;
            /** @description Estável, para máquinas */
            codigo: string;
            /** @description Mensagem por campo */
            campos?: {
                [key: string]: string;
            };
        };
        Alteracao: {
            id: number;
            /** Format: date-time */
            ocorridoEm: string;
            acao: string;
            por: string;
            antes: {
                [key: string]: unknown;
            } | null;
            depois: {
                [key: string]: unknown;
            } | null;
        };
        Analise: {
            por: string | null;
            /** Format: date-time */
            ate: string | null;
            minha: boolean;
        };
        AnaliseTomada: {
            assumir?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
        };
        AparelhoDeAvisos: {
            id: number;
            nome: string;
            /** Format: date-time */
            criadoEm: string;
            este: boolean;
        };
        AparelhoNomeado: {
            id: number;
        };
        AparelhoNovo: {
            /** Format: uri */
            endereco: string;
            chavePublica: string;
            segredo: string;
            nome: string;
        };
        Aprovacao: {
            id: number;
            titulo: string;
            resumo: string;
            excessos: string;
            pedidaPor: string;
            /** Format: date-time */
            pedidaEm: string;
            /** @enum {string} */
            estado: "aberta" | "aprovada" | "recusada";
            decididaPor: string | null;
            /** Format: date-time */
            decididaEm: string | null;
            motivo: string | null;
        };
        AprovacaoRecusada: {
            motivo: string;
        };
        ArquivoDaMidia: {
            url: string;
            /** @enum {string} */
            tipo: "foto" | "video";
        };
        ArquivoDaNota: {
            diretorioArquivo: string;
            arquivoUrl: string;
            /** @enum {string} */
            tipo: "imagem" | "pdf" | "xml";
            recorte: {
                paginas?: number[];
                readonly cantos?: readonly [
                    readonly [
                        number,
                        number
                    ],
                    readonly [
                        number,
                        number
                    ],
                    readonly [
                        number,
                        number
                    ],
                    readonly [
                        number,
                        number
                    ]
                ];
            } | null;
        };
        ArquivoEnviado: {
            nome: string;
            /** @enum {string} */
            situacao: "recebida" | "recusada";
            id?: number;
            nomeArquivo?: string;
            erro?: string;
            codigo?: string;
        };
        AvaliacaoDaLoja: {
            id: number;
            idPremio: number;
            nota: number;
            descricao: string | null;
            fotos: string[];
            imagens: components["schemas"]["Imagem"][][];
            /** Format: date-time */
            criadoEm: string;
            Parceiro: {
                nome: string;
                foto: string | null;
            };
        };
        AvaliacaoNova: {
            idPremio: number | string;
            nota?: number | string;
            descricao?: string | null;
        };
        AvaliacaoPremio: {
            id: number;
            idPremio: number;
            nota: number;
            descricao: string | null;
            fotos: string[];
            imagens: components["schemas"]["Imagem"][][];
            /** Format: date-time */
            criadoEm: string;
            oculta: 0 | 1;
            premio: string;
            codigo: string;
            pintor: string;
        };
        AvaliacaoPremioMudanca: {
            oculta?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
        };
        Aviso: {
            id: number;
            /** @enum {string} */
            tipo: "nota_pontuada" | "nota_reprovada" | "codigo_conferido" | "premio_a_caminho" | "pontos_a_vencer" | "nivel_alcancado" | "cartao";
            titulo: string;
            texto: string;
            detalhe: string | null;
            destino: string;
            /** Format: date-time */
            criadoEm: string;
            /** Format: date-time */
            lidoEm: string | null;
        };
        AvisoLeitura: {
            /** @enum {string} */
            tipo: "homologacao" | "cancelada" | "duas_notas" | "nao_fiscal" | "chave_diverge" | "soma_diverge" | "valor_diverge" | "incompleta" | "contingencia" | "assinatura" | "limite" | "falha";
            /** @enum {string} */
            gravidade: "erro" | "atencao" | "informacao";
            texto: string;
            campos?: string[];
            partes?: components["schemas"]["Lugar"][][];
        };
        AvisoPreferencia: {
            /** @enum {string} */
            tipo: "nota_pontuada" | "nota_reprovada" | "codigo_conferido" | "premio_a_caminho" | "pontos_a_vencer" | "nivel_alcancado" | "cartao";
            app: boolean;
            push: boolean;
            email: boolean;
        };
        AvisoPreferenciaMudanca: {
            /** @enum {string} */
            tipo: "nota_pontuada" | "nota_reprovada" | "codigo_conferido" | "premio_a_caminho" | "pontos_a_vencer" | "nivel_alcancado" | "cartao";
            /** @enum {string} */
            canal: "app" | "push" | "email";
            ligado: boolean;
        };
        AvisoPreferencias: {
            preferencias: components["schemas"]["AvisoPreferencia"][];
            aparelhos: components["schemas"]["AparelhoDeAvisos"][];
            chavePush: string;
            email: {
                endereco: string;
                confirmado: boolean;
            } | null;
        };
        AvisosLidos: {
            ids?: (number | string)[];
            ate?: number | string;
        };
        AvisosNaoLidos: {
            avisosNaoLidos: number;
        };
        Banner: {
            id: number;
            titulo: string;
            descricao: string | null;
            diretorioImagem: string | null;
            /** @description A imagem em cada tamanho, do menor ao maior; largura e altura em pixels */
            imagens: components["schemas"]["Imagem"][];
            /** Format: date */
            dataInicial: string;
            /** Format: date */
            dataFinal: string;
            ordem: number;
            ativo: 0 | 1;
        };
        BannerDoDia: {
            id: number;
            titulo: string;
            descricao: string | null;
            diretorioImagem: string | null;
            /** @description A imagem em cada tamanho, do menor ao maior; largura e altura em pixels */
            imagens: components["schemas"]["Imagem"][];
            ordem: number;
        };
        BannerMudanca: {
            titulo?: string;
            descricao?: string | null;
            dataInicial?: string;
            dataFinal?: string;
            ordem?: number | string;
            ativo?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
        };
        BannerNovo: {
            titulo: string;
            descricao?: string | null;
            dataInicial: string;
            dataFinal: string;
            ordem?: number | string;
            ativo?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
        };
        BannerOrdem: {
            id: number | string;
            ordem: number | string;
        };
        BannersOrdem: components["schemas"]["BannerOrdem"][];
        CalculoDaVenda: {
            total: number;
            base: number;
            readonly passos: components["schemas"]["PassoDoCalculo"][];
            /** @enum {number} */
            pontosDobrados: 0 | 1;
            codigoUsado: boolean;
            codigoCancelado: boolean;
        };
        CampoLido: {
            confianca: number;
            certa: boolean;
            /** @enum {string} */
            fonte: "xml" | "qrcode" | "codigo_barras" | "chave" | "texto" | "ocr";
            motivo?: string;
            lugar?: components["schemas"]["Lugar"];
        };
        Cancelamento: {
            identificador: number | string;
            status?: (3 | 4) | ("3" | "4");
        };
        CartaoDoPintor: {
            numero: string | null;
            saldo: number;
            /** Format: date-time */
            atualizadoEm: string | null;
            bloqueado: boolean;
            emBloqueio: boolean;
            emDesbloqueio: boolean;
            entregue: boolean;
        };
        CartaoStatus: {
            numero: string | number;
            status: (0 | 1) | ("0" | "1");
        };
        CartaoStatusPedido: {
            /** @enum {boolean} */
            sucesso: true;
            mensagem: string;
        };
        ChaveConferida: {
            valida: boolean;
            loja: string | null;
            cnpj: string | null;
            numero: string | null;
            serie: number | null;
            uf: string | null;
            /** @enum {string|null} */
            tipoFiscal: "N" | "C" | null;
            /** @enum {string} */
            situacao: "nova" | "sua" | "ja_enviada";
        };
        Cluster: {
            id: number;
            ordem: number;
            nome: string;
            img: string | null;
            /** @description A imagem em cada tamanho, do menor ao maior; largura e altura em pixels */
            imgImagens: components["schemas"]["Imagem"][];
            /** @enum {string} */
            tipo: "NENHUM" | "NOTAS" | "PONTOS" | "RESGATES";
            triggerLimite: number;
            valorPonto: number;
            clubProPintor: boolean;
            enviandoNf: boolean;
            resgateItens: boolean;
            cursosOne: boolean;
            cursosAll: boolean;
            acheSeuPintor: boolean;
            fotoPerfil: boolean;
            fotoVideoTrabalhos: boolean;
        };
        ClusterMudanca: {
            ordem?: number | string;
            nome?: string;
            /** @enum {string} */
            tipo?: "NENHUM" | "NOTAS" | "PONTOS" | "RESGATES";
            triggerLimite?: number | string;
            valorPonto?: number | string;
            clubProPintor?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            enviandoNf?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            resgateItens?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            cursosOne?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            cursosAll?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            acheSeuPintor?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            fotoPerfil?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            fotoVideoTrabalhos?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
        };
        ClusterNovo: {
            ordem: number | string;
            nome: string;
            /** @enum {string} */
            tipo?: "NENHUM" | "NOTAS" | "PONTOS" | "RESGATES";
            triggerLimite?: number | string;
            valorPonto?: number | string;
            clubProPintor?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            enviandoNf?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            resgateItens?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            cursosOne?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            cursosAll?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            acheSeuPintor?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            fotoPerfil?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            fotoVideoTrabalhos?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
        };
        ClusterPrevia: {
            ordem?: number | string;
            nome?: string;
            /** @enum {string} */
            tipo?: "NENHUM" | "NOTAS" | "PONTOS" | "RESGATES";
            triggerLimite?: number | string;
            valorPonto?: number | string;
            clubProPintor?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            enviandoNf?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            resgateItens?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            cursosOne?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            cursosAll?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            acheSeuPintor?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            fotoPerfil?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            fotoVideoTrabalhos?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            id?: number | string;
        };
        CodigoCadastro: {
            id: number;
            codigo: string;
            pontos: number;
            usosRealizados: number;
            usos: number;
            /** Format: date */
            expiraEm: string | null;
            /** Format: date-time */
            criadoEm: string;
        };
        CodigoCadastroMudanca: {
            codigo?: string;
            pontos?: number | string;
            usos?: number | string;
            expiraEm?: string | null;
        };
        CodigoCadastroNovo: {
            codigo: string;
            pontos: number | string;
            usos: number | string;
            expiraEm?: string | null;
        };
        CodigoCadastroValido: {
            codigoCadastro: {
                codigo: string;
                pontos: number;
            };
        };
        CodigoPontuado: {
            score: {
                pontos: number;
                codigo: string;
            };
            saldoNovo: number;
            mensagem: string;
        };
        CodigoPromocional: {
            id: number;
            codigo: string;
            nome: string | null;
            cpf: string | null;
            valor: number;
            /** @enum {string} */
            operacao: "ADICIONAR" | "MULTIPLICAR";
            apenasVenda: 0 | 1;
            treinamento: boolean;
            /** Format: date-time */
            criadoEm: string;
            /** Format: date */
            expiraEm: string | null;
            /** Format: date-time */
            utilizadoEm: string | null;
        };
        CodigoUsado: {
            codigo: string;
        };
        CodigoValido: {
            codigoPromocional: {
                codigo: string;
                valor: number;
                /** @enum {string} */
                operacao: "ADICIONAR" | "MULTIPLICAR";
                treinamento: boolean;
                apenasVenda: boolean;
            };
        };
        CodigosCriados: {
            mensagem: string;
            lote: number;
        };
        Configuracao: {
            id: number;
            bloquearResgate: boolean;
            bloquearPontuacao: boolean;
            bloquearSite: boolean;
            codigosPorDia: number;
            codigosPorMes: number;
            diasNotaAtrasada: number;
            taxaSucesso: number;
            pontosSegundaConferencia: number;
            valorSegundaConferencia: number;
            pontosPintorDia: number;
            pontosPintorMes: number;
            pontosUsuarioDia: number;
            pontosUsuarioMes: number;
            pontosCodigo: number;
            pontosCodigoTotal: number;
            parcelaPintura: string | null;
        };
        ConfiguracaoMudanca: {
            bloquearResgate?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            bloquearPontuacao?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            bloquearSite?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            codigosPorDia?: number | string;
            codigosPorMes?: number | string;
            diasNotaAtrasada?: number | string;
            taxaSucesso?: number;
            pontosSegundaConferencia?: number | string;
            valorSegundaConferencia?: number;
            pontosPintorDia?: number | string;
            pontosPintorMes?: number | string;
            pontosUsuarioDia?: number | string;
            pontosUsuarioMes?: number | string;
            pontosCodigo?: number | string;
            pontosCodigoTotal?: number | string;
            parcelaPintura?: string | null;
            id?: number | string;
        };
        ConfiguracaoNova: {
            bloquearResgate?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            bloquearPontuacao?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            bloquearSite?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            codigosPorDia?: number | string;
            codigosPorMes?: number | string;
            diasNotaAtrasada?: number | string;
            taxaSucesso?: number;
            pontosSegundaConferencia?: number | string;
            valorSegundaConferencia?: number;
            pontosPintorDia?: number | string;
            pontosPintorMes?: number | string;
            pontosUsuarioDia?: number | string;
            pontosUsuarioMes?: number | string;
            pontosCodigo?: number | string;
            pontosCodigoTotal?: number | string;
            parcelaPintura?: string | null;
        };
        ConfirmacaoDeEmail: {
            token: string;
        };
        ConsentimentoDado: {
            /** @enum {string} */
            documento: "regulamento" | "privacidade" | "compartilhamento" | "imagem" | "diretorio";
            titulo: string;
            porque: string;
            opcional: boolean;
            dado: boolean;
            versaoVigente: number;
            /** Format: date */
            valeAte: string | null;
            historico: {
                versao: number;
                /** Format: date-time */
                aceitoEm: string;
                /** Format: date-time */
                retiradoEm: string | null;
            }[];
        };
        ConsentimentoMudanca: {
            /** @enum {string} */
            documento: "imagem" | "diretorio";
            dado: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
        };
        Contato: {
            mensagem: string;
        };
        CopiaDosDados: {
            programa: string;
            titular: string;
            geradoEm: string;
            dados: {
                titulo: string;
                finalidade: string;
                registros: {
                    [key: string]: (string | null) | number;
                }[];
            }[];
        };
        CpfsCadastrados: {
            parceiros: {
                cpf: string;
            }[];
        };
        DaNota: {
            identificador: number | string;
        };
        DadosGuardados: {
            nome: string;
            titulo: string;
            finalidade: string;
            total: number;
            colunas: string[];
            linhas: ((string | null) | number)[][];
        };
        Dashboard: {
            parceirosCadastrados: number;
            revendasCadastradas: number;
            parceirosPontuados: number;
            revendasPontuadas: number;
            lojasPontuadas: number;
            qtdParceirosIndicados: number;
            qtdParceirosIndicadosValidados: number;
            topParceirosPontuados: components["schemas"]["PintorQueMaisPontua"][];
            topRevendasPontuadas: components["schemas"]["RevendaQueMaisPontua"][];
            topRevendasQueIndicam: components["schemas"]["RevendaQueMaisIndica"][];
            topProdutosVendidos: components["schemas"]["ProdutoMaisVendido"][];
        };
        DashboardRevenda: {
            parceirosCadastrados: number;
            parceirosPontuados: number;
            valorMedioNf: number;
            valorTotalNf: number;
            usuariosTotais: components["schemas"]["PintorDaRevenda"][];
            topProdutos: components["schemas"]["ProdutoDaRevenda"][];
            novosParceiros: components["schemas"]["TotalDoMes"][];
            notasEnviadas: components["schemas"]["TotalDoMes"][];
            totalVendas: components["schemas"]["TotalDoMes"][];
            usuariosCursos: components["schemas"]["PintorComCursos"][];
            premiosResgatados: components["schemas"]["PremioResgatado"][];
            resgates: components["schemas"]["ResgateDaRevenda"][];
            pintoresCadastrados: number;
            pintoresAcheSeuPintor: number;
            pintoresComCurso: number;
            pintoresComResgate: number;
            pintoresAtivos: number;
            pintoresInativos: number;
        };
        Divisao: {
            partes: components["schemas"]["ParteDaNota"][];
        };
        Duplicata: {
            id: number;
            nome: string;
            cpf: string;
            /** @enum {string} */
            estado: "pendente" | "pontuada";
            /** Format: date-time */
            criadoEm: string;
            arquivoUrl: string | null;
            /** @enum {string} */
            tipo: "imagem" | "pdf" | "xml";
        };
        EnderecoDoCep: {
            cep: string;
            logradouro: string;
            bairro: string;
            localidade: string;
            uf: string;
        };
        EnderecoEntrega: {
            entregaNome: string | null;
            entregaRua: string | null;
            entregaNumero: string | null;
            entregaComplemento: string | null;
            entregaBairro: string | null;
            entregaCidade: string | null;
            entregaEstado: string | null;
            entregaCep: string | null;
        };
        EntradaLoja: {
            cpf?: string;
            senha?: string;
            index?: string;
            nonce?: string;
        };
        EntradaPainel: {
            cpf: string;
            senha: string;
        };
        EntradaRelatorio: {
            cnpj: string;
            senha: string;
        };
        EntradasSociais: {
            provedores: {
                /** @enum {string} */
                provedor: "google" | "facebook";
                nome: string;
                /** Format: uri */
                endereco: string;
            }[];
        };
        Envio: {
            id: string;
            tipo: string;
            nome: string;
            bytes: number;
            recebidos: number;
            completo: boolean;
            usado: boolean;
            /** Format: date-time */
            expiraEm: string;
        };
        EnvioNovo: {
            codigoPromocional?: string;
            juntar?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            reenvioDe?: number | string;
        };
        Etiquetas: {
            tags: string[];
        };
        EventoDaNota: {
            de: string | null;
            para: string;
            motivo: string | null;
            /** Format: date-time */
            ocorridoEm: string;
            por: string | null;
        };
        EventoDoResgate: {
            ocorridoEm: string;
            por: string | null;
            /** @enum {string} */
            campo: "pedido" | "status" | "previsaoEntrega" | "dataEntrega" | "observacao";
            de: string | null;
            para: string | null;
        };
        Exportacao: {
            fileLink: string;
        };
        Favorito: {
            id: number;
            codigo: string;
            nome: string;
            descricao: string;
            diretorioFoto: string | null;
            /** @description A imagem em cada tamanho, do menor ao maior; largura e altura em pixels */
            imagens: components["schemas"]["Imagem"][];
            /** @enum {string} */
            tipo: "geral" | "recarga" | "bivolt" | "camiseta" | "bermuda" | "calcado" | "kit" | "disco" | "disco1" | "disco2" | "disco3" | "disco4" | "disco5" | "disco6" | "credito";
            pontosWeb: number;
            pontosAlternativo: number | null;
            custo: number;
            isCombo: 0 | 1;
            quantidade: number;
            tags: string;
            ativo: 0 | 1;
            avaliacoes: components["schemas"]["NotaDoPremio"];
            objetivo: 0 | 1;
        };
        FavoritoMudanca: {
            objetivo?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
        };
        FigurasDaLeitura: {
            /** Format: date */
            dataInicial: string;
            /** Format: date */
            dataFinal: string;
            total: number;
            lidas: number;
            parciais: number;
            naoLidas: number;
            certas: number;
            emLeitura: number;
            chave: {
                xml: number;
                qrcode: number;
                codigo_barras: number;
                texto: number;
                ocr: number;
                nenhuma: number;
            };
            paginas: number;
            segundos: components["schemas"]["Quantis"];
            segundosPorPagina: components["schemas"]["Quantis"];
        };
        FotoDoParceiro: {
            idParceiro?: number | string;
        };
        FotoTrocada: {
            foto: string | null;
            /** @description A imagem em cada tamanho, do menor ao maior; largura e altura em pixels */
            fotoImagens: components["schemas"]["Imagem"][];
        };
        FotoVideo: {
            idResgate: number | string;
        };
        IdentidadeLigada: {
            senha: string;
            index?: string;
            nonce?: string;
            prova?: string;
        };
        Identidades: {
            identidades: {
                /** @enum {string} */
                provedor: "google" | "facebook";
                /** Format: date-time */
                ligadaEm: string;
            }[];
        };
        Imagem: {
            largura: number;
            altura: number;
            url: string;
        };
        Importacao: {
            id: number;
            nomeArquivo: string;
            tipo: string;
            autor: string;
            /** @enum {string} */
            estado: "recebida" | "conferindo" | "conferida" | "gravando" | "concluida" | "falhou" | "cancelada";
            tamanho: number;
            /** @enum {string} */
            formato: "csv" | "xlsx";
            /** @enum {string|null} */
            codificacao: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | null;
            /** @enum {string|null} */
            separador: ";" | "," | "\t" | null;
            /** @enum {string} */
            decimal: "," | ".";
            planilha: string | null;
            planilhas: string[];
            colunas: components["schemas"]["ImportacaoColuna"][];
            amostra: string[][];
            problemas: string[];
            repetida: components["schemas"]["ImportacaoRepetida"] | null;
            linhas: number | null;
            contagens: components["schemas"]["ImportacaoContagens"] | null;
            trabalho: number | null;
            /** @enum {string|null} */
            modo: "tudo" | "validas" | null;
            mensagem: string | null;
            /** Format: date-time */
            criadaEm: string;
            /** Format: date-time */
            terminadaEm: string | null;
        };
        ImportacaoCampo: {
            campo: string;
            titulo: string;
            obrigatorio: boolean;
            exemplo: string;
            ajuda: string;
        };
        ImportacaoColuna: {
            nome: string;
            exemplo: string;
            campo: string | null;
        };
        ImportacaoContagens: {
            validas: number;
            novas: number;
            mudadas: number;
            iguais: number;
            erros: number;
        };
        ImportacaoErro: {
            campo: string;
            mensagem: string;
        };
        ImportacaoGravacao: {
            /** @enum {string} */
            modo: "tudo" | "validas";
        };
        ImportacaoLeitura: {
            campos?: (string | null)[];
            /** @enum {string} */
            codificacao?: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";
            /** @enum {string} */
            separador?: ";" | "," | "\t";
            /** @enum {string} */
            decimal?: "," | ".";
            planilha?: string;
        };
        ImportacaoLinha: {
            id: number;
            linha: number;
            /** @enum {string} */
            situacao: "nova" | "mudada" | "igual" | "erro";
            valores: {
                [key: string]: (string | null) | number | boolean;
            };
            erros: components["schemas"]["ImportacaoErro"][];
        };
        ImportacaoNova: {
            tipo: string;
        };
        ImportacaoRepetida: {
            id: number;
            /** Format: date-time */
            em: string;
        };
        ImportacaoTipo: {
            tipo: string;
            titulo: string;
            campos: components["schemas"]["ImportacaoCampo"][];
        };
        ImportacaoTotal: {
            total: number;
        };
        Indicacao: {
            indicacao: string;
        };
        IndicacoesDe: {
            idIndicacao?: string;
        };
        Indicado: {
            id: number;
            nome: string;
            cpf: string;
            celular: string;
            validado: boolean;
            /** Format: date-time */
            criadoEm: string;
        };
        Indicador: {
            indicador: {
                nome: string;
            };
        };
        ItemComPontos: {
            codigo: string;
            nome: string;
            qtde: number;
            valorPontos: number;
        };
        ItemLido: {
            codigo: string | null;
            nome: string | null;
            qtde: number | null;
            valorUnitario: number | null;
            valorDesconto: number | null;
            subTotal: number | null;
            confianca: number;
            certa: boolean;
            motivo?: string;
            lugar?: components["schemas"]["Lugar"];
            produto: {
                codigo: string;
                nome: string;
                valorPontos: number;
                confianca: number;
                /** @enum {string} */
                via: "revenda" | "codigo" | "gtin" | "descricao";
                certa: boolean;
            } | null;
            sugestoes: components["schemas"]["ProdutoSugerido"][];
        };
        ItemNovo: {
            codigo?: (string | null) | number;
            qtde?: (string | null) | number;
            valorUnitario?: (string | null) | number;
            valorDesconto?: (string | null) | number;
            subTotal?: (string | null) | number;
            id?: (string | null) | number;
            nome?: (string | null) | number;
            valorPontos?: (string | null) | number;
            linha?: (number | null) | string;
        };
        ItemPontuado: {
            id: number;
            codigo: string;
            nome: string;
            qtde: number;
            valorUnitario: number;
            valorDesconto: number;
            valorPontos: number;
            subTotal: number;
        };
        ItemSimulado: {
            codigo: string;
            qtde: number;
        };
        Juncao: {
            notas: (number | string)[];
        };
        LeituraDaNota: {
            /** @enum {string} */
            estado: "em_leitura" | "lida" | "nao_lida";
            chave: string | null;
            /** @enum {string|null} */
            tipoFiscal: "N" | "C" | null;
            modelo: string | null;
            serie: number | null;
            numero: string | null;
            uf: string | null;
            cidade: string | null;
            cpfCnpj: string | null;
            loja: string | null;
            /** Format: date */
            dataEmissao: string | null;
            total: number | null;
            descontos: number | null;
            confianca: number | null;
            certa: boolean;
            atrasada: boolean;
            itens: components["schemas"]["ItemLido"][];
            campos: {
                chave?: components["schemas"]["CampoLido"];
                tipoFiscal?: components["schemas"]["CampoLido"];
                modelo?: components["schemas"]["CampoLido"];
                serie?: components["schemas"]["CampoLido"];
                numero?: components["schemas"]["CampoLido"];
                uf?: components["schemas"]["CampoLido"];
                cidade?: components["schemas"]["CampoLido"];
                cpfCnpj?: components["schemas"]["CampoLido"];
                loja?: components["schemas"]["CampoLido"];
                dataEmissao?: components["schemas"]["CampoLido"];
                total?: components["schemas"]["CampoLido"];
                descontos?: components["schemas"]["CampoLido"];
            };
            avisos: components["schemas"]["AvisoLeitura"][];
            arquivos: components["schemas"]["ArquivoDaNota"][];
            analise: components["schemas"]["Analise"];
            possivelDuplicata: components["schemas"]["Duplicata"] | null;
            segundaConferencia: {
                por: string;
                /** Format: date-time */
                em: string;
                minha: boolean;
                excessos: string[];
            } | null;
        };
        LinhaDoTempo: {
            eventos: components["schemas"]["EventoDaNota"][];
        };
        LinhaDoTempoDoResgate: {
            eventos: components["schemas"]["EventoDoResgate"][];
        };
        LinkConferido: {
            mensagem: string;
            valido: boolean;
        };
        LinkDaMidia: {
            link: string;
            /** Format: date-time */
            expiraEm: string;
        };
        LinkDeRecuperacao: {
            uuid: string;
        };
        Loja: {
            nomeLoja: string;
            cnpj: string;
            cidade: string | null;
            uf: string | null;
            totalVendido: number;
            totalPontuado: number;
            saldo: number;
            pintores: number;
            /** Format: date-time */
            criadaEm: string;
        };
        LojaMudanca: {
            nomeLoja?: string;
        };
        Lote: {
            id: number;
            /** Format: date-time */
            ganhoEm: string;
            /** @enum {string} */
            tipo: "pontuacao" | "codigo" | "codigo_cadastro" | "indicacao" | "bonus_diretorio" | "devolucao" | "resgate" | "expiracao" | "correcao" | "divida_anterior" | "divida_transferida" | "estorno_pontuacao" | "estorno_codigo" | "estorno_codigo_cadastro" | "estorno_indicacao" | "estorno_bonus_diretorio" | "estorno_resgate" | "estorno_correcao";
            loja: string | null;
            identificador: string | null;
            codigo: string | null;
            concedido: number;
            restante: number;
            /** Format: date-time */
            venceEm: string;
            idNota: number | null;
        };
        LoteDeCodigosNovo: {
            qtd: number | string;
            prefixo?: string;
            /** @enum {string} */
            operacao: "ADICIONAR" | "MULTIPLICAR";
            valor: number | string;
            expiraEm?: string | null;
            apenasVenda?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            treinamento?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
        };
        Lugar: {
            arquivo: number;
            pagina: number;
            readonly cantos: readonly [
                readonly [
                    number,
                    number
                ],
                readonly [
                    number,
                    number
                ],
                readonly [
                    number,
                    number
                ],
                readonly [
                    number,
                    number
                ]
            ];
        };
        MembroDaRede: {
            id: number;
            nomeInput: string;
            cnpj: string;
        };
        Mensagem: {
            mensagem: string;
        };
        MetadadosDaLista: {
            total: number;
            /** @enum {boolean} */
            estimado?: true;
        };
        Midia: {
            id: number;
            idResgate: number;
            parceiro: string;
            premio: string;
            /** Format: date-time */
            resgatadoEm: string;
            nomeArquivo: string | null;
            midia: components["schemas"]["ArquivoDaMidia"];
            /** @description A imagem em cada tamanho, do menor ao maior; largura e altura em pixels */
            imagens: components["schemas"]["Imagem"][];
        };
        MidiaCompartilhada: {
            premio: string;
            midia: components["schemas"]["ArquivoDaMidia"];
            /** @description A imagem em cada tamanho, do menor ao maior; largura e altura em pixels */
            imagens: components["schemas"]["Imagem"][];
            /** Format: date-time */
            expiraEm: string;
        };
        MidiaEnviada: {
            envio: string;
        };
        Movimento: {
            id: number;
            /** Format: date-time */
            quando: string;
            /** @enum {string} */
            tipo: "pontuacao" | "codigo" | "codigo_cadastro" | "indicacao" | "bonus_diretorio" | "devolucao" | "resgate" | "expiracao" | "correcao" | "divida_anterior" | "divida_transferida" | "estorno_pontuacao" | "estorno_codigo" | "estorno_codigo_cadastro" | "estorno_indicacao" | "estorno_bonus_diretorio" | "estorno_resgate" | "estorno_correcao" | "nota";
            idNota: number | null;
            /** @enum {string|null} */
            estadoNota: "pendente" | "pontuada" | "reprovada" | "encerrada" | "cancelada" | null;
            /** @enum {string|null} */
            leitura: "em_leitura" | "lida" | "nao_lida" | null;
            pontosEstimados: number | null;
            reprovadoMotivo: string | null;
            /** Format: date-time */
            reenviadaEm: string | null;
            loja: string | null;
            identificador: string | null;
            totalVenda: number | null;
            pontosDobrados: boolean;
            codigo: string | null;
            codigoSemEfeito: boolean;
            idResgate: number | null;
            premio: string | null;
            qtde: number | null;
            pontos: number | null;
            saldoApos: number | null;
            /** Format: date-time */
            venceEm: string | null;
            /** @enum {number|null} */
            statusResgate: 0 | 1 | 2 | 3 | 4 | null;
            /** Format: date */
            previsaoEntrega: string | null;
            /** Format: date */
            dataEntrega: string | null;
            indicado: string | null;
        };
        Municipios: string[];
        Nivel: {
            id: number;
            nome: string;
            img: string | null;
            /** @description A imagem em cada tamanho, do menor ao maior; largura e altura em pixels */
            imgImagens: components["schemas"]["Imagem"][];
            ordem: number;
            clubProPintor: boolean;
            enviandoNf: boolean;
            resgateItens: boolean;
            cursosOne: boolean;
            cursosAll: boolean;
            acheSeuPintor: boolean;
            fotoPerfil: boolean;
            fotoVideoTrabalhos: boolean;
        };
        NomesDasRevendas: {
            revendas: {
                nomeInput: string;
            }[];
        };
        NotaDividida: {
            mensagem: string;
            notas: number[];
        };
        NotaDoPremio: {
            total: number;
            media: number | null;
        };
        NotaEncerrada: {
            nome: string;
            cpf: string;
            id: number;
            /** Format: date-time */
            criadoEm: string;
            nomeArquivo: string;
            diretorioArquivo: string | null;
            arquivoUrl: string | null;
            /** @enum {string|null} */
            tipo: "imagem" | "pdf" | "xml" | null;
            /** Format: date-time */
            atualizadoEm: string;
            codigoPromocional: string | null;
            reprovadoMotivo: string | null;
        };
        NotaNaoProcessada: {
            id: number;
            /** Format: date-time */
            dataEnvio: string;
            /** @enum {string} */
            status: "pendente" | "reprovada" | "encerrada" | "cancelada";
            reprovadoMotivo: string | null;
            /** Format: date-time */
            reenviadaEm: string | null;
            codigoPromocional: string | null;
            /** @enum {string} */
            leitura: "em_leitura" | "lida" | "nao_lida";
            loja: string | null;
            numero: string | null;
            total: number | null;
            /** Format: date */
            dataEmissao: string | null;
            diretorioArquivo: string | null;
            arquivoUrl: string | null;
            /** @enum {string|null} */
            tipo: "imagem" | "pdf" | "xml" | null;
        };
        NotaPendente: {
            nome: string;
            cpf: string;
            id: number;
            /** Format: date-time */
            criadoEm: string;
            nomeArquivo: string;
            diretorioArquivo: string | null;
            arquivoUrl: string | null;
            /** @enum {string|null} */
            tipo: "imagem" | "pdf" | "xml" | null;
            loja: string | null;
            cpfCnpj: string | null;
            cidade: string | null;
            uf: string | null;
            /** Format: date */
            dataEmissao: string | null;
            /** @enum {string|null} */
            tipoFiscal: "N" | "C" | null;
            chave: string | null;
            total: number | null;
            /** @enum {string} */
            leitura: "em_leitura" | "lida" | "nao_lida";
            confianca: number | null;
            arquivos: number;
            codigoPromocional: string | null;
            possivelDuplicata: components["schemas"]["Duplicata"] | null;
            atrasada: boolean;
            analisePor: string | null;
            segundaConferencia: string | null;
            certa: boolean;
        };
        NotaPontuada: {
            mensagem: string;
            venda: {
                id: number;
                totalPontos: number;
                /** @enum {number} */
                pontosDobrados: 0 | 1;
                codigoCancelado: boolean;
                calculo: components["schemas"]["CalculoDaVenda"];
            };
        };
        NotaRelida: {
            /** @enum {string} */
            estado: "em_leitura";
        };
        NotasEnviadas: {
            mensagem: string;
            arquivos: components["schemas"]["ArquivoEnviado"][];
        };
        NotasJuntadas: {
            mensagem: string;
            idFoto: number;
            arquivos: number;
        };
        Parceiro: {
            id: number;
            cpf: string;
            nome: string;
            /** @enum {string|null} */
            sexo: "F" | "M" | "O" | null;
            email: string | null;
            telefone: string | null;
            celular: string;
            endRua: string | null;
            endNumero: string | null;
            endComplemento: string | null;
            endBairro: string | null;
            endCidade: string | null;
            endEstado: string | null;
            endCep: string | null;
            indicacaoVendedor: string | null;
            indicacaoLoja: string | null;
            lojaPreferida: string | null;
            cidadeLojaPreferida: string | null;
            estadoLojaPreferida: string | null;
            comoFicouSabendo: string | null;
            sobre: string | null;
            idIndicacao: string;
            /** Format: date */
            dataNascimento: string;
            emailConfirmado: boolean;
            foto: string | null;
            /** @description A imagem em cada tamanho, do menor ao maior; largura e altura em pixels */
            fotoImagens: components["schemas"]["Imagem"][];
            idRevenda: number | null;
            acheSeuPintor: boolean;
            cadastroAcheSeuPintor: boolean;
            verTutorial: boolean;
            /** @enum {string} */
            aceitouRegulamento: "0" | "1";
            /** @enum {string} */
            aceitouPrivacidade: "0" | "1";
            /** @enum {number} */
            ativo: 0 | 1;
            /** @enum {number} */
            isCompany: 0 | 1;
            enderecoEntrega: components["schemas"]["EnderecoEntrega"] | null;
            cartao: components["schemas"]["CartaoDoPintor"] | null;
            saldoPontos: number;
            totalPontos: number;
            /** Format: date-time */
            criadoEm: string;
            cluster: components["schemas"]["Nivel"] | null;
            nextCluster: components["schemas"]["Nivel"] | null;
            requisitos: components["schemas"]["Requisito"][];
            temCertificado: boolean;
        };
        ParceiroCadastrado: {
            mensagem: string;
            parceiro: {
                id: number;
                nome: string;
                cpf: string;
                idIndicacao: string;
                identidades: ("google" | "facebook")[];
            };
        };
        ParceiroInfo: {
            id: number;
            cpf: string;
            nome: string;
            /** @enum {string|null} */
            sexo: "F" | "M" | "O" | null;
            email: string | null;
            telefone: string | null;
            celular: string;
            endRua: string | null;
            endNumero: string | null;
            endComplemento: string | null;
            endBairro: string | null;
            endCidade: string | null;
            endEstado: string | null;
            endCep: string | null;
            indicacaoVendedor: string | null;
            indicacaoLoja: string | null;
            lojaPreferida: string | null;
            cidadeLojaPreferida: string | null;
            estadoLojaPreferida: string | null;
            comoFicouSabendo: string | null;
            sobre: string | null;
            idIndicacao: string;
            /** Format: date */
            dataNascimento: string;
            emailConfirmado: boolean;
            foto: string | null;
            /** @description A imagem em cada tamanho, do menor ao maior; largura e altura em pixels */
            fotoImagens: components["schemas"]["Imagem"][];
            idRevenda: number | null;
            acheSeuPintor: boolean;
            cadastroAcheSeuPintor: boolean;
            verTutorial: boolean;
            /** @enum {string} */
            aceitouRegulamento: "0" | "1";
            /** @enum {string} */
            aceitouPrivacidade: "0" | "1";
            /** @enum {number} */
            ativo: 0 | 1;
            /** @enum {number} */
            isCompany: 0 | 1;
            enderecoEntrega: components["schemas"]["EnderecoEntrega"] | null;
            cartao: components["schemas"]["CartaoDoPintor"] | null;
            saldoPontos: number;
            totalPontos: number;
            /** Format: date-time */
            criadoEm: string;
            cluster: components["schemas"]["Nivel"] | null;
            nextCluster: components["schemas"]["Nivel"] | null;
            requisitos: components["schemas"]["Requisito"][];
            temCertificado: boolean;
            profile: components["schemas"]["Parceiro"];
            vencimentos: components["schemas"]["Vencimento"][];
            debitoAnterior: number;
            avisosNaoLidos: number;
            banners: components["schemas"]["BannerDoDia"][];
        };
        ParceiroMudanca: {
            nome?: string | null;
            cpf?: string | null;
            dataNascimento?: string | null;
            sexo?: string | null;
            celular?: string | null;
            telefone?: string | null;
            email?: string | null;
            senha?: string | null;
            senhaAntiga?: string | null;
            endCep?: string | null;
            endRua?: string | null;
            endNumero?: string | null;
            endComplemento?: string | null;
            endBairro?: string | null;
            endCidade?: string | null;
            endEstado?: string | null;
            lojaPreferida?: string | null;
            cidadeLojaPreferida?: string | null;
            estadoLojaPreferida?: string | null;
            indicacaoLoja?: string | null;
            indicacaoVendedor?: string | null;
            comoFicouSabendo?: string | null;
            sobre?: string | null;
            acheSeuPintor?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            verTutorial?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            aceitouRegulamento?: 1 | "1" | true;
            aceitouPrivacidade?: 1 | "1" | true;
        };
        ParceiroNovo: {
            nome?: string | null;
            cpf?: string | null;
            celular?: string | null;
            email?: string | null;
            dataNascimento?: string | null;
            senha?: string | null;
            lojaPreferida?: string | null;
            concordaTermos?: (boolean | null) | (0 | 1) | ("0" | "1" | "true" | "false");
            indicacaoVendedor?: string | null;
            comoFicouSabendo?: string | null;
            facebookId?: string | null;
            googleAuthId?: string | null;
            codigo_cadastro?: string | null;
            telefone?: string | null;
            sexo?: string | null;
            endRua?: string | null;
            endNumero?: string | null;
            endComplemento?: string | null;
            endBairro?: string | null;
            endCidade?: string | null;
            endEstado?: string | null;
            endCep?: string | null;
            cidadeLojaPreferida?: string | null;
            estadoLojaPreferida?: string | null;
            indicacaoLoja?: string | null;
            cadastroAcheSeuPintor?: (boolean | null) | (0 | 1) | ("0" | "1" | "true" | "false");
            indicacao?: string | null;
        };
        ParteDaNota: {
            arquivos: {
                arquivo: number;
                recorte?: components["schemas"]["RecorteNovo"] | null;
            }[];
        };
        ParticipacaoAnterior: {
            por: ("cpf" | "email" | "telefone")[];
            /** Format: date-time */
            apagadaEm: string;
            desativada: boolean;
            debito: number;
            codigoRecusado: string | null;
        };
        PassoDoCalculo: {
            /** @enum {string} */
            tipo: "itens" | "fator_revenda" | "fator_cluster" | "revenda_master" | "codigo_adicionar" | "codigo_multiplicar" | "codigo_cancelado";
            rotulo: string;
            /** @enum {string} */
            operacao?: "=" | "+" | "×";
            valor: number;
            acumulado: number;
        };
        PedidoCartao: {
            id: number;
            /** @enum {string} */
            tipo: "cartao" | "recarga" | "bloqueio" | "desbloqueio";
            /** @enum {string} */
            estado: "pedido" | "enviado" | "confirmado" | "entregue" | "recusado" | "cancelado";
            parceiro: string;
            cpf: string;
            nome: string | null;
            numero: string | null;
            codigoBarras: string | null;
            valor: number | null;
            idResgate: number | null;
            entregaEndereco: string | null;
            motivo: string | null;
            /** Format: date-time */
            pedidoEm: string;
            /** Format: date-time */
            mudadoEm: string;
        };
        PedidoCartaoEstado: {
            /** @enum {string} */
            estado: "enviado" | "confirmado" | "entregue" | "recusado";
            numero?: string | null;
            codigoBarras?: string | null;
            motivo?: string | null;
        };
        PedidoDeEliminacao: {
            /** @default  */
            senha: string;
            ciente?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
        };
        PedidoDePrivacidade: {
            id: number;
            /** @enum {string} */
            tipo: "copia" | "eliminacao" | "retirada";
            /** @enum {string|null} */
            documento: "imagem" | "diretorio" | null;
            /** @enum {string} */
            estado: "pedido" | "atendido";
            /** Format: date-time */
            pedidoEm: string;
            /** Format: date-time */
            atendidoEm: string | null;
        };
        PedidoPrivacidade: {
            id: number;
            idPintor: number;
            nome: string;
            cpf: string;
            /** @enum {string} */
            tipo: "copia" | "eliminacao" | "retirada";
            /** @enum {string|null} */
            documento: "imagem" | "diretorio" | null;
            /** @enum {string} */
            estado: "pedido" | "atendido";
            /** Format: date-time */
            pedidoEm: string;
            /** Format: date-time */
            atendidoEm: string | null;
            atendidoPor: string | null;
        };
        PedidosCartaoEnviados: {
            ids: (number | string)[];
            /** @enum {string} */
            estado: "enviado";
        };
        PerdasAoApagar: {
            pontos: number;
            resgatesCancelados: number;
            resgatesACaminho: number;
            notasPendentes: number;
        };
        PermissaoDeAvaliar: {
            permitido_avaliar: boolean;
        };
        PermitidoAvaliar: {
            idPremio: number | string;
        };
        PesquisaMercado: {
            id: number;
            revenda: string;
            cnpjRevenda: string;
            faturamento: number;
            mediaMensal: number;
            share: number | null;
            qtdeVendedores: number;
            tamanhoLoja: number;
            qtdeProdutosVendidos: number;
            /** @enum {string} */
            fonte: "Sistema" | "Equipe";
            produtosMaisVendidos: components["schemas"]["ProdutoDaPesquisa"][];
            produtosMaisVendidosConcorrentes: components["schemas"]["ProdutoDaPesquisa"][];
            /** Format: date-time */
            criadoEm: string;
        };
        PesquisaMercadoNovo: {
            faturamento: number | string;
            qtdeVendedores: number | string;
            tamanhoLoja: number | string;
            /** @enum {string} */
            fonte: "Sistema" | "Equipe";
            cnpjRevenda: string;
            produtosMaisVendidos: components["schemas"]["ProdutoDaPesquisaNovo"][];
            produtosMaisVendidosConcorrentes: components["schemas"]["ProdutoDaPesquisaNovo"][];
        };
        Pintor: {
            id: number;
            nome: string;
            cpf: string;
            email: string | null;
            celular: string;
            telefone: string | null;
            /** @enum {string|null} */
            sexo: "F" | "M" | "O" | null;
            /** Format: date */
            dataNascimento: string;
            endRua: string | null;
            endNumero: string | null;
            endComplemento: string | null;
            endBairro: string | null;
            endCidade: string | null;
            endEstado: string | null;
            endCep: string | null;
            enderecoEntrega: components["schemas"]["EnderecoEntrega"] | null;
            lojaPreferida: string | null;
            cidadeLojaPreferida: string | null;
            estadoLojaPreferida: string | null;
            indicacaoLoja: string | null;
            indicacaoVendedor: string | null;
            comoFicouSabendo: string | null;
            idRevenda: number | null;
            idIndicacao: string;
            clusterNome: string | null;
            foto: string | null;
            sobre: string | null;
            saldoPontos: number;
            totalPontos: number;
            clusterValorPonto: number | null;
            /** Format: date-time */
            ultimaPontuacao: string | null;
            diasSemPontuar: number | null;
            diasSemAcessar: number | null;
            /** @enum {string} */
            aceitouRegulamento: "0" | "1";
            /** @enum {string} */
            aceitouPrivacidade: "0" | "1";
            verTutorial: boolean;
            acheSeuPintor: boolean;
            cadastroAcheSeuPintor: boolean;
            isCompany: 0 | 1;
            ativo: 0 | 1;
            /** Format: date-time */
            criadoEm: string;
            jaParticipou: boolean;
            participacoesAnteriores: components["schemas"]["ParticipacaoAnterior"][];
        };
        PintorComCursos: {
            nome: string;
            qtdeCursos: number;
            cursos: {
                nomeCurso: string;
                /** Format: date */
                dataConclusao: string | null;
            }[];
        };
        PintorDaRevenda: {
            id: number;
            nome: string;
            celular: string;
            cidade: string;
            uf: string;
            temCursos: boolean;
            /** @enum {string} */
            programa: "Clube do Pintor" | "Ache Seu Pintor";
            estaAtivo: boolean;
            diasSemAcesso: number | null;
            qtdeVendas: number;
            /** @description Comprado nestas lojas nos últimos 12 meses */
            totalVendas: number;
            mediaNf: number;
            /** @description Só os três primeiros e os dois últimos dígitos */
            cpf: string;
            /** @description Comprado nestas lojas desde sempre */
            totalVendido: number;
        };
        PintorQueMaisPontua: {
            nome: string;
            cpf: string;
            acumulado: number;
            saldo: number;
            vendido: number;
        };
        Pontuacao: {
            nome: string;
            cpf: string;
            id: number;
            idVenda: number;
            endCidade: string | null;
            totalPontos: number;
            identificador: string;
            /** @enum {string} */
            tipoFiscal: "N" | "C";
            loja: string;
            cnpjLoja: string;
            totalVenda: number;
            /** Format: date-time */
            criadoEm: string;
            /** Format: date-time */
            atualizadoEm: string;
            /** Format: date */
            realizadoEm: string;
            /** Format: date-time */
            pontuadoEm: string;
            /** Format: date-time */
            venceEm: string;
            codigo: string | null;
            codigoPromocional: string | null;
            /** @enum {number} */
            pontosDobrados: 0 | 1;
            itens: components["schemas"]["ItemPontuado"][];
            calculo: components["schemas"]["CalculoDaVenda"];
            diretorioArquivo: string | null;
            arquivoUrl: string | null;
            /** @enum {string|null} */
            tipo: "imagem" | "pdf" | "xml" | null;
        };
        PontuacaoNova: {
            venda: components["schemas"]["VendaNova"];
            enviarMensagem?: (boolean | null) | (0 | 1) | ("0" | "1" | "true" | "false");
            confirmar?: (boolean | null) | (0 | 1) | ("0" | "1" | "true" | "false");
        };
        Preferencia: {
            chave: string;
            valor: {
                [key: string]: unknown;
            } | null;
        };
        Preferencias: {
            [key: string]: {
                [key: string]: unknown;
            };
        };
        Premio: {
            id: number;
            codigo: string;
            nome: string;
            descricao: string;
            diretorioFoto: string | null;
            /** @description A imagem em cada tamanho, do menor ao maior; largura e altura em pixels */
            imagens: components["schemas"]["Imagem"][];
            /** @enum {string} */
            tipo: "geral" | "recarga" | "bivolt" | "camiseta" | "bermuda" | "calcado" | "kit" | "disco" | "disco1" | "disco2" | "disco3" | "disco4" | "disco5" | "disco6" | "credito";
            pontosWeb: number;
            pontosAlternativo: number | null;
            custo: number;
            isCombo: 0 | 1;
            quantidade: number;
            tags: string;
            ativo: 0 | 1;
            custoReal: number | null;
        };
        PremioDaLoja: {
            id: number;
            codigo: string;
            nome: string;
            descricao: string;
            diretorioFoto: string | null;
            /** @description A imagem em cada tamanho, do menor ao maior; largura e altura em pixels */
            imagens: components["schemas"]["Imagem"][];
            /** @enum {string} */
            tipo: "geral" | "recarga" | "bivolt" | "camiseta" | "bermuda" | "calcado" | "kit" | "disco" | "disco1" | "disco2" | "disco3" | "disco4" | "disco5" | "disco6" | "credito";
            pontosWeb: number;
            pontosAlternativo: number | null;
            custo: number;
            isCombo: 0 | 1;
            quantidade: number;
            tags: string;
            ativo: 0 | 1;
            avaliacoes: components["schemas"]["NotaDoPremio"];
        };
        PremioMudanca: {
            codigo?: string;
            nome?: string;
            descricao?: string;
            /** @enum {string} */
            tipo?: "geral" | "recarga" | "bivolt" | "camiseta" | "bermuda" | "calcado" | "kit" | "disco" | "disco1" | "disco2" | "disco3" | "disco4" | "disco5" | "disco6" | "credito";
            pontosAlternativo?: (number | null) | string;
            custo?: number | string;
            isCombo?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            quantidade?: number | string;
            tags?: string | string[];
            ativo?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            custoReal?: (number | null) | string;
            motivoEstoque?: string;
        };
        PremioNovo: {
            codigo: string;
            nome: string;
            descricao: string;
            /** @enum {string} */
            tipo?: "geral" | "recarga" | "bivolt" | "camiseta" | "bermuda" | "calcado" | "kit" | "disco" | "disco1" | "disco2" | "disco3" | "disco4" | "disco5" | "disco6" | "credito";
            pontosAlternativo?: (number | null) | string;
            custo: number | string;
            isCombo?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            quantidade?: number | string;
            tags?: string | string[];
            ativo?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            custoReal?: (number | null) | string;
        };
        PremioResgatado: {
            premio: string;
            quantidade: number;
        };
        PremiosAtivacao: {
            ids: (number | string)[];
            ativo: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
        };
        PremiosAtivacaoFiltrada: {
            /** @description O mesmo objeto que o filter da lista; vazio para todas as linhas */
            filtro: {
                [key: string]: unknown;
            };
            ativo: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
        };
        Produto: {
            id: number;
            codigo: string;
            nome: string;
            gtin: string | null;
            valorUnitario: number;
            valorPontos: number;
            ativo: 0 | 1;
            /** Format: date-time */
            criadoEm: string;
        };
        ProdutoAlterado: {
            mensagem: string;
            produto: components["schemas"]["Produto"];
        };
        ProdutoDaLoja: {
            id: number;
            codigo: string;
            nome: string;
            valorPontos: number;
            ativo: 0 | 1;
        };
        ProdutoDaPesquisa: {
            marca: string;
            produto: string;
            qtde: number;
            valorUnitario: number;
        };
        ProdutoDaPesquisaNovo: {
            marca: string;
            produto: string;
            qtde: number | string;
            valorUnitario: number | string;
        };
        ProdutoDaRevenda: {
            produto: string;
            qtde: number;
            totalVendido: number;
        };
        ProdutoMaisVendido: {
            nome: string;
            codigo: string;
            acumulado: number;
            quantidade: number;
            vendido: number;
        };
        ProdutoMudanca: {
            codigo?: string;
            nome?: string;
            gtin?: string | null;
            valorUnitario?: number | string;
            valorPontos?: number | string;
            ativo?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
        };
        ProdutoNovo: {
            codigo: string;
            nome: string;
            gtin?: string | null;
            valorUnitario: number | string;
            valorPontos: number | string;
            ativo?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
        };
        ProdutoRevenda: {
            id: number;
            revenda: string | null;
            cnpjRevenda: string;
            codigoPadrao: string;
            codigo: string;
            nome: string;
            valorUnitario: number;
            /** Format: date-time */
            criadoEm: string;
        };
        ProdutoRevendaNovo: {
            cnpjRevenda: string;
            codigoPadrao: string;
            codigo: string;
            nome: string;
            valorUnitario: number | string;
        };
        ProdutoStatus: {
            ativo?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
        };
        ProdutoSugerido: {
            codigo: string;
            nome: string;
            valorPontos: number;
            confianca: number;
        };
        Quantis: {
            p50: number | null;
            p95: number | null;
        };
        RecorteNovo: {
            paginas?: number[];
            cantos?: readonly [
                readonly [
                    number,
                    number
                ],
                readonly [
                    number,
                    number
                ],
                readonly [
                    number,
                    number
                ],
                readonly [
                    number,
                    number
                ]
            ];
        };
        Rede: {
            id: number;
            nome: string;
            regiao: string;
            /** Format: date */
            dataCadastro: string;
            numeroRevendas: number;
            bloquearAcimaCota: 0 | 1;
            ativo: 0 | 1;
            membros: components["schemas"]["MembroDaRede"][];
        };
        RedeAntifraude: {
            id: number;
            nome: string;
        };
        RedeMudanca: {
            nome?: string;
            regiao?: string;
            dataCadastro?: string;
            bloquearAcimaCota?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            ativo?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            membros?: (number | string)[];
        };
        RedeNovo: {
            nome: string;
            regiao: string;
            dataCadastro?: string;
            bloquearAcimaCota?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            ativo?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            membros?: (number | string)[];
        };
        Reprovacao: {
            nomeArquivo: string;
            /** @enum {string} */
            reprovadoMotivo: "Nota Duplicada" | "Nota Ilegível" | "Nota Incompleta" | "Nota Não Qualificada" | "Nota Fora do Prazo de Envio";
            reprovadoPor?: string | null;
        };
        Requisito: {
            /** @enum {string} */
            campo: "primeiraNota" | "clubProPintor" | "enviandoNf" | "resgateItens" | "cursosOne" | "cursosAll" | "acheSeuPintor" | "fotoPerfil" | "fotoVideoTrabalhos" | "triggerLimite";
            nome: string;
            explicacao: string;
            destino: string;
            atendido: boolean;
        };
        Resgate: {
            id: number;
            identificador: number;
            nome: string;
            cpf: string;
            entregaNome: string | null;
            entregaEndereco: string;
            endCidade: string | null;
            endEstado: string | null;
            premio: string;
            codigo: string;
            obs: string | null;
            diretorioFoto: string | null;
            /** @description A imagem em cada tamanho, do menor ao maior; largura e altura em pixels */
            imagens: components["schemas"]["Imagem"][];
            tags: string;
            /** @enum {string} */
            tipo: "geral" | "recarga" | "bivolt" | "camiseta" | "bermuda" | "calcado" | "kit" | "disco" | "disco1" | "disco2" | "disco3" | "disco4" | "disco5" | "disco6" | "credito";
            qtde: number;
            saldoAnterior: number;
            pontosGastos: number;
            totalPontos: number;
            credito: number | null;
            valorDoPonto: number;
            totalApagar: number;
            /** @enum {number} */
            status: 0 | 1 | 2 | 3 | 4;
            /** Format: date-time */
            resgatadoEm: string;
            /** Format: date */
            previsaoEntrega: string;
            /** Format: date */
            dataEntrega: string | null;
            observacao: string | null;
            atrasado: boolean;
        };
        ResgateCancelado: {
            mensagem: string;
            /** @enum {number} */
            status: 3 | 4;
            saldoNovo: number;
        };
        ResgateDaRevenda: {
            id: number;
            nome: string;
            premio: string;
            obs: string | null;
            pontosGastos: number;
            /** @enum {number} */
            status: 0 | 1 | 2 | 3 | 4;
            /** Format: date-time */
            resgatadoEm: string;
            /** Format: date */
            previsaoEntrega: string | null;
            /** Format: date */
            dataEntrega: string | null;
        };
        ResgateData: {
            identificador: number | string;
            date: string;
            isDataEntrega?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
        };
        ResgateFeito: {
            saldoNovo: number;
            cartao: components["schemas"]["CartaoDoPintor"] | null;
            resgate: {
                id: number;
                identificador: number;
                pontosGastos: number;
                /** Format: date */
                previsaoEntrega: string;
            };
            mensagem: string;
        };
        ResgateNovo: {
            codigoPremio: string | number;
            qtde: number | string;
            obs?: string | null;
            opcao?: (string | null) | number | {
                [key: string]: string | number;
            };
            enderecoEntrega?: {
                [key: string]: (string | null) | number;
            } | null;
        };
        ResgateObservacao: {
            descricao: string;
        };
        ResgatePrevisao: {
            identificador: number | string;
            date: string;
        };
        ResgateStatus: {
            identificador: number | string;
            status: (0 | 1 | 2 | 3 | 4) | ("0" | "1" | "2" | "3" | "4");
        };
        ResgatesAlterados: {
            mensagem: string;
            total: number;
        };
        ResgatesCancelamentoFiltrado: {
            /** @description O mesmo objeto que o filter da lista; vazio para todas as linhas */
            filtro: {
                [key: string]: unknown;
            };
        };
        ResgatesStatus: {
            status: (0 | 1 | 2 | 3 | 4) | ("0" | "1" | "2" | "3" | "4");
            ids: string | (string | number)[];
        };
        ResgatesStatusFiltrado: {
            /** @description O mesmo objeto que o filter da lista; vazio para todas as linhas */
            filtro: {
                [key: string]: unknown;
            };
            status: (0 | 1 | 2 | 3 | 4) | ("0" | "1" | "2" | "3" | "4");
        };
        ResumoDasIndicacoes: {
            indicacoes: number;
            validas: number;
            /** @description Ganhos com as indicações válidas */
            pontos: number;
            pontosPorIndicacao: number;
        };
        Revenda: {
            id: number;
            cnpj: string;
            razaoSocial: string | null;
            nomeFantasia: string;
            nomeInput: string;
            /** @enum {string} */
            tipoPontuacao: "Foto" | "Sistema";
            email: string | null;
            responsavel: string | null;
            telefone: string | null;
            celular: string | null;
            endRua: string | null;
            endNumero: string | null;
            endComplemento: string | null;
            endBairro: string | null;
            endCidade: string | null;
            /** @enum {string|null} */
            endEstado: "AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO" | null;
            endCep: string | null;
            fatorPontuacao: number;
            rm: 0 | 1;
            redeId: number | null;
            rede: string | null;
            totalVendido: number;
            totalPontuado: number;
            saldoPontos: number;
            pintoresIndicados: number;
            ativo: 0 | 1;
            /** Format: date-time */
            criadoEm: string;
        };
        RevendaDoSimulador: {
            id: number;
            nome: string;
            cidade: string | null;
            uf: string | null;
        };
        RevendaMudanca: {
            razaoSocial?: string | null;
            nomeFantasia?: string;
            nomeInput?: string;
            /** @enum {string} */
            tipoPontuacao?: "Foto" | "Sistema";
            email?: string | null;
            responsavel?: string | null;
            telefone?: string | null;
            celular?: string | null;
            endRua?: string | null;
            endNumero?: string | null;
            endComplemento?: string | null;
            endBairro?: string;
            endCidade?: string | null;
            /** @enum {string} */
            endEstado?: "AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO";
            endCep?: string | null;
            fatorPontuacao?: number | string;
            rm?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            redeId?: (number | null) | string;
            ativo?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
        };
        RevendaNovo: {
            cnpj: string;
            razaoSocial?: string | null;
            nomeFantasia: string;
            nomeInput: string;
            /** @enum {string} */
            tipoPontuacao?: "Foto" | "Sistema";
            email?: string | null;
            responsavel?: string | null;
            telefone?: string | null;
            celular?: string | null;
            endRua?: string | null;
            endNumero?: string | null;
            endComplemento?: string | null;
            endBairro: string;
            endCidade?: string | null;
            /** @enum {string} */
            endEstado: "AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO";
            endCep?: string | null;
            fatorPontuacao?: number | string;
            rm?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
            redeId?: (number | null) | string;
            ativo?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
        };
        RevendaQueMaisIndica: {
            nome: string;
            cnpj: string;
            quantidade: number;
        };
        RevendaQueMaisPontua: {
            nome: string;
            cnpj: string;
            acumulado: number;
            vendido: number;
        };
        SenhaEsquecida: {
            informacao: string;
        };
        SenhaNova: {
            uuid: string;
            novaSenha: string;
        };
        SessaoDaLoja: {
            token: string;
            parceiro: components["schemas"]["Parceiro"];
        };
        SessaoDoPainel: {
            token: string;
            usuario: components["schemas"]["Usuario"];
            redesAntifraude: components["schemas"]["RedeAntifraude"][];
        };
        SessaoDoRelatorio: {
            token: string;
            usuario: components["schemas"]["UsuarioRelatorio"];
        };
        Simulacao: {
            idRevenda?: (number | null) | string;
            itens: components["schemas"]["ItemSimulado"][];
            codigo?: string | null;
        };
        Simulado: {
            pontos: number;
            /** Format: date */
            venceEm: string;
            itens: components["schemas"]["ItemComPontos"][];
            calculo: components["schemas"]["CalculoDaVenda"];
            /** @description O código pedido; erro diz por que não entrou na conta */
            codigo: {
                codigo: string;
                erro: string | null;
            } | null;
        };
        SiteBloqueado: {
            bloquearSite: boolean;
            parcelaPintura: string | null;
        };
        SituacaoNosNiveis: {
            temNotaPontuada: boolean;
            requisitos: {
                clubProPintor: boolean;
                enviandoNf: boolean;
                resgateItens: boolean;
                cursosOne: boolean;
                cursosAll: boolean;
                acheSeuPintor: boolean;
                fotoPerfil: boolean;
                fotoVideoTrabalhos: boolean;
            };
            ultimos12Meses: {
                NOTAS: number;
                PONTOS: number;
                RESGATES: number;
            };
        };
        Termo: {
            versao: number;
            /** Format: date */
            vigenteDesde: string;
            mudancas: string | null;
            /** @enum {string} */
            documento: "regulamento" | "privacidade" | "compartilhamento" | "imagem" | "diretorio";
            titulo: string;
            secoes: components["schemas"]["TermoSecao"][];
            versoes: components["schemas"]["TermoVersao"][];
        };
        TermoSecao: {
            titulo: string;
            readonly paragrafos?: string[];
            readonly itens?: string[];
        };
        TermoVersao: {
            versao: number;
            /** Format: date */
            vigenteDesde: string;
            mudancas: string | null;
        };
        TotalDoMes: {
            /** @description AAAA-MM */
            mes: string;
            total: number;
        };
        Trabalho: {
            id: number;
            titulo: string;
            tipo: string;
            usuario: string;
            /** @enum {string} */
            estado: "fila" | "rodando" | "concluido" | "cancelado" | "falhou";
            total: number | null;
            feitos: number;
            falhas: number;
            cancelar: boolean;
            mensagem: string | null;
            resultado: {
                [key: string]: unknown;
            } | null;
            /** Format: date-time */
            criadoEm: string;
            /** Format: date-time */
            comecouEm: string | null;
            /** Format: date-time */
            terminouEm: string | null;
        };
        TrabalhoIniciado: {
            mensagem: string;
            trabalho: number;
            total: number;
        };
        TrabalhoLinha: {
            id: number;
            chave: string;
            nome: string | null;
            /** @enum {string} */
            estado: "pendente" | "feita" | "falhou";
            mensagem: string | null;
        };
        UmResgate: {
            resgate: components["schemas"]["Resgate"];
        };
        UsoDeCodigo: {
            id: number;
            pontos: number;
            /** Format: date-time */
            data: string;
            detalhes: {
                codigo: string;
                /** @enum {string} */
                operacao: "ADICIONAR" | "MULTIPLICAR";
                valor: number;
            };
        };
        Usuario: {
            id: number;
            nome: string;
            cpf: string;
            email: string;
            permissao: 0 | 1 | 2;
        };
        UsuarioAlterado: {
            mensagem: string;
            usuario: components["schemas"]["Usuario"];
        };
        UsuarioDoPainel: {
            id: number;
            nome: string;
            cpf: string;
            email: string;
            /** @enum {number} */
            permissao: 0 | 1 | 2;
            ativo: 0 | 1;
            /** Format: date-time */
            criadoEm: string;
        };
        UsuarioDoPainelMudanca: {
            nome?: string;
            email?: string;
            /** @enum {number} */
            permissao?: 0 | 1 | 2;
            ativo?: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
        };
        UsuarioDoPainelNovo: {
            nome: string;
            cpf: string;
            email: string;
            /** @enum {number} */
            permissao: 0 | 1 | 2;
            senha: string;
        };
        UsuarioMudanca: {
            nome?: string;
            senha?: string;
            senhaAntiga?: string;
        };
        UsuarioRelatorio: {
            id: number;
            nome: string;
            cnpj: string;
            email: string;
        };
        UsuarioRelatorioAlterado: {
            mensagem: string;
            usuario: components["schemas"]["UsuarioRelatorio"];
        };
        ValorPonto: {
            id: number;
            /** @enum {string} */
            tipo: "RESGATE" | "REDE";
            valorPonto: number;
            triggerLimite: number;
        };
        ValorPontoMudanca: {
            valorPonto?: number | string;
            triggerLimite?: number | string;
        };
        Vencimento: {
            mes: string;
            pontos: number;
        };
        VendaNova: {
            cpf?: (string | null) | number;
            tipoFiscal?: (string | null) | number;
            identificador?: (string | null) | number;
            realizadoEm?: (string | null) | number;
            totalVenda?: (string | null) | number;
            totalDescontos?: (string | null) | number;
            itens?: components["schemas"]["ItemNovo"][];
            nomeArquivo?: string | null;
            codigoPromocional?: string | null;
            cnpjLoja?: (string | null) | number;
            nomeLoja?: (string | null) | number;
            cidadeLoja?: (string | null) | number;
            estadoLoja?: (string | null) | number;
            chave?: string | null;
            serie?: (number | null) | string;
            idFoto?: (number | null) | string;
        };
        VendaPontuada: {
            id: number;
            idFoto: number;
            identificador: string;
            /** @enum {string} */
            tipoFiscal: "N" | "C";
            cnpjLoja: string;
            chave: string | null;
            serie: number | null;
            nome: string;
            totalPontos: number;
            /** Format: date-time */
            pontuadoEm: string;
        };
        VendasPontuadas: {
            vendas: components["schemas"]["VendaPontuada"][];
        };
        Visao: {
            id: number;
            lista: string;
            nome: string;
            compartilhada: boolean;
            filtros: {
                [key: string]: unknown;
            };
            ordem: {
                campo: string;
                /** @enum {string} */
                direcao: "ASC" | "DESC";
            } | null;
            ocultas: string[] | null;
            minha: boolean;
            autor: string;
        };
        VisaoMudanca: {
            nome?: string;
            compartilhada?: boolean;
            filtros?: {
                [key: string]: unknown;
            };
            ordem?: {
                campo: string;
                /** @enum {string} */
                direcao: "ASC" | "DESC";
            } | null;
            ocultas?: string[] | null;
        };
        VisaoNova: {
            lista: string;
            nome: string;
            /** @default false */
            compartilhada: boolean;
            filtros: {
                [key: string]: unknown;
            };
            /** @default null */
            ordem: {
                campo: string;
                /** @enum {string} */
                direcao: "ASC" | "DESC";
            } | null;
            /** @default null */
            ocultas: string[] | null;
        };
        Visoes: {
            visoes: components["schemas"]["Visao"][];
        };
        Voucher: {
            id: number;
            voucher: string;
            usos: number;
            /** @enum {string} */
            operacao: "ADICIONAR" | "MULTIPLICAR";
            valor: number;
            /** Format: date */
            iniciaEm: string | null;
            /** Format: date */
            expiraEm: string | null;
            /** Format: date-time */
            criadoEm: string;
        };
        VoucherNovo: {
            voucher: string;
            /** @enum {string} */
            operacao: "ADICIONAR" | "MULTIPLICAR";
            valor: number | string;
            iniciaEm?: string | null;
            expiraEm?: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getApiAlteracoes: {
        parameters: {
            query: {
                /** @description Como a API chama as linhas do cadastro: Rede */
                entidade: string;
                /** @description A chave da linha */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        alteracoes: components["schemas"]["Alteracao"][];
                    };
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiAlterarStatusResgate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResgateStatus"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description RESGATE_NAO_ENCONTRADO: Resgate não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description RESGATE_ENCERRADO: Este resgate já foi cancelado. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SO_CANCELANDO: Para cancelar use a ação de cancelamento.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiAprovacoesIdAprovar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description JA_DECIDIDO: Este pedido já foi decidido.
             *     PEDIDO_NAO_CABE: O que foi pedido não pode mais ser feito.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description PEDIDO_SEU: Você mesmo fez este pedido: outra pessoa da equipe precisa aprovar. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiAprovacoesIdRecusar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AprovacaoRecusada"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description JA_DECIDIDO: Este pedido já foi decidido. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiAprovacoes: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Primeiro dia do período */
                dataInicial?: string;
                /** @description Último dia do período */
                dataFinal?: string;
                /** @description Igual a */
                id?: string;
                /** @description Igual a */
                titulo?: string;
                /** @description Igual a */
                resumo?: string;
                /** @description Igual a */
                excessos?: string;
                /** @description Igual a */
                pedidaPor?: string;
                /** @description Igual a */
                pedidaEm?: string;
                /** @description Igual a */
                estado?: string;
                /** @description Igual a */
                decididaPor?: string;
                /** @description Igual a */
                decididaEm?: string;
                /** @description Igual a */
                motivo?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Aprovacao"][] | components["schemas"]["Exportacao"] | {
                        rows: components["schemas"]["Aprovacao"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    };
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    putApiAvaliacoesPremioId: {
        parameters: {
            query?: never;
            header?: {
                /** @description JSON, por campo que muda: o resumo (FNV-1a) do valor que se viu antes */
                "X-Antes"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvaliacaoPremioMudanca"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvaliacaoPremio"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description CONFLITO: O registro conflita com um que já existe.
             *     MUDOU_ENTRETANTO: Outra pessoa mudou este cadastro enquanto você o editava.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiAvaliacoesPremio: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Igual a */
                id?: string;
                /** @description Igual a */
                idPremio?: string;
                /** @description Igual a */
                nota?: string;
                /** @description Igual a */
                descricao?: string;
                /** @description Igual a */
                criadoEm?: string;
                /** @description Igual a */
                oculta?: string;
                /** @description Igual a */
                premio?: string;
                /** @description Igual a */
                codigo?: string;
                /** @description Igual a */
                pintor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["AvaliacaoPremio"][] | components["schemas"]["Exportacao"] | {
                        reviews: components["schemas"]["AvaliacaoPremio"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    }) | (components["schemas"]["AvaliacaoDaLoja"][] | components["schemas"]["Exportacao"] | {
                        reviews: components["schemas"]["AvaliacaoDaLoja"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    });
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiAvaliacoesPremio: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AvaliacaoNova"] & {
                    arquivos?: Blob[];
                };
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description PREMIO_INDISPONIVEL: Este prêmio não está disponível. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description JA_AVALIADO: Você já avaliou este prêmio. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description IMAGEM_GRANDE_DEMAIS: A imagem deve ter até 15 MB
             *     GRANDE_DEMAIS: O envio é maior que o permitido.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description IMAGEM_NAO_ACEITA: Envie a imagem em JPEG, PNG ou WebP
             *     TIPO_NAO_ACEITO: Tipo de conteúdo não aceito.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description PREMIO_NAO_RECEBIDO: Só quem já recebeu este prêmio pode avaliar. Depois da entrega, conte aqui o que achou.
             *     IMAGEM_REPETIDA: Envie até 5 imagens
             *     IMAGEM_ILEGIVEL: A imagem não pôde ser lida. Envie outra.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    deleteApiAvisosAparelhosId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiAvisosAparelhos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AparelhoNovo"];
            };
        };
        responses: {
            /** @description Feito */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AparelhoNomeado"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SERVICO_DE_PUSH_DESCONHECIDO: O navegador deste aparelho usa um serviço de avisos que o Clube não conhece.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiAvisosLidos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvisosLidos"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvisosNaoLidos"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiAvisosPreferencias: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvisoPreferencias"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    putApiAvisosPreferencias: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvisoPreferenciaMudanca"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiAvisos: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Igual a */
                id?: string;
                /** @description Igual a */
                tipo?: string;
                /** @description Igual a */
                titulo?: string;
                /** @description Igual a */
                texto?: string;
                /** @description Igual a */
                detalhe?: string;
                /** @description Igual a */
                destino?: string;
                /** @description Igual a */
                criadoEm?: string;
                /** @description Igual a */
                lidoEm?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Aviso"][] | components["schemas"]["Exportacao"] | {
                        avisos: components["schemas"]["Aviso"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    };
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    patchApiBannersBulk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BannersOrdem"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiBannersIntervalo: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Igual a */
                id?: string;
                /** @description Igual a */
                titulo?: string;
                /** @description Igual a */
                diretorioImagem?: string;
                /** @description Igual a */
                ordem?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BannerDoDia"][] | components["schemas"]["Exportacao"] | {
                        banners: components["schemas"]["BannerDoDia"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    };
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    putApiBannersId: {
        parameters: {
            query?: never;
            header?: {
                /** @description JSON, por campo que muda: o resumo (FNV-1a) do valor que se viu antes */
                "X-Antes"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["BannerMudanca"] & {
                    arquivo?: Blob[];
                };
                "application/json": components["schemas"]["BannerMudanca"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Banner"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description CONFLITO: O registro conflita com um que já existe.
             *     MUDOU_ENTRETANTO: Outra pessoa mudou este cadastro enquanto você o editava.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description IMAGEM_GRANDE_DEMAIS: A imagem deve ter até 15 MB
             *     GRANDE_DEMAIS: O envio é maior que o permitido.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description IMAGEM_NAO_ACEITA: Envie a imagem em JPEG, PNG ou WebP
             *     TIPO_NAO_ACEITO: Tipo de conteúdo não aceito.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description IMAGEM_REPETIDA: Envie uma imagem só
             *     IMAGEM_ILEGIVEL: A imagem não pôde ser lida. Envie outra.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    deleteApiBannersId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiBanners: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Igual a */
                id?: string;
                /** @description Igual a */
                titulo?: string;
                /** @description Igual a */
                diretorioImagem?: string;
                /** @description Igual a */
                dataInicial?: string;
                /** @description Igual a */
                dataFinal?: string;
                /** @description Igual a */
                ordem?: string;
                /** @description Igual a */
                ativo?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Banner"][] | components["schemas"]["Exportacao"] | {
                        banners: components["schemas"]["Banner"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    };
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiBanners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["BannerNovo"] & {
                    arquivo?: Blob[];
                };
            };
        };
        responses: {
            /** @description Feito */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Banner"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CONFLITO: O registro conflita com um que já existe. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description IMAGEM_GRANDE_DEMAIS: A imagem deve ter até 15 MB
             *     GRANDE_DEMAIS: O envio é maior que o permitido.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description IMAGEM_NAO_ACEITA: Envie a imagem em JPEG, PNG ou WebP
             *     TIPO_NAO_ACEITO: Tipo de conteúdo não aceito.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description IMAGEM_REPETIDA: Envie uma imagem só
             *     IMAGEM_ILEGIVEL: A imagem não pôde ser lida. Envie outra.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiCancelarResgate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A mesma chave ouve de novo a primeira resposta */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Cancelamento"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResgateCancelado"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description RESGATE_NAO_ENCONTRADO: Resgate não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description RESGATE_ENCERRADO: Este resgate já foi cancelado.
             *     CHAVE_REUTILIZADA: Esta chave já foi usada com outro pedido.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    patchApiCartoesPedidosBulk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PedidosCartaoEnviados"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description PEDIDO_NAO_ENCONTRADO: Pedido não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description ESTADO_NAO_PERMITE: O estado do pedido não permite isso. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiCartoesPedidosIdEstado: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PedidoCartaoEstado"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description PEDIDO_NAO_ENCONTRADO: Pedido não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description ESTADO_NAO_PERMITE: O estado do pedido não permite isso.
             *     CARTAO_NAO_FEITO: O cartão deste pintor ainda não foi confirmado.
             *     CARTAO_REPETIDO: Este número já é de outro cartão
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiCartoesPedidos: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Texto a achar, sem acentos nem maiúsculas */
                buscar?: string;
                /** @description O mesmo que buscar */
                busca?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Primeiro dia do período */
                dataInicial?: string;
                /** @description Último dia do período */
                dataFinal?: string;
                /** @description Filtro */
                cpf?: string;
                /** @description Igual a */
                id?: string;
                /** @description Igual a */
                tipo?: string;
                /** @description Igual a */
                estado?: string;
                /** @description Parte do texto */
                parceiro?: string;
                /** @description Igual a */
                nome?: string;
                /** @description Igual a */
                numero?: string;
                /** @description Igual a */
                codigoBarras?: string;
                /** @description Igual a */
                valor?: string;
                /** @description Igual a */
                idResgate?: string;
                /** @description Igual a */
                entregaEndereco?: string;
                /** @description Igual a */
                motivo?: string;
                /** @description Igual a */
                pedidoEm?: string;
                /** @description Igual a */
                mudadoEm?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PedidoCartao"][] | components["schemas"]["Exportacao"] | {
                        pedidos: components["schemas"]["PedidoCartao"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    } | {
                        rows: components["schemas"]["PedidoCartao"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    };
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiCartoesStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description A mesma chave ouve de novo a primeira resposta */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartaoStatus"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartaoStatusPedido"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_CARTAO: Você ainda não tem um cartão. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description MUDANCA_NAO_CABE: O seu cartão já está assim.
             *     CHAVE_REUTILIZADA: Esta chave já foi usada com outro pedido.
             *     CONFLITO: O registro conflita com um que já existe.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description CARTAO_NAO_CONFERE: Este número não confere com o do seu cartão
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiCepCep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cep: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnderecoDoCep"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CEP_NAO_ENCONTRADO: CEP inválido */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CEP_INVALIDO: CEP inválido */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description CEP_INDISPONIVEL: A consulta de CEP não respondeu. Digite o endereço.
             *     INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiClusterPrevia: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClusterPrevia"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sobem: {
                            nivel: string;
                            pintores: number;
                        }[];
                    };
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiClusterSituacao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SituacaoNosNiveis"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    putApiClusterId: {
        parameters: {
            query?: never;
            header?: {
                /** @description JSON, por campo que muda: o resumo (FNV-1a) do valor que se viu antes */
                "X-Antes"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ClusterMudanca"] & {
                    imagem?: Blob[];
                };
                "application/json": components["schemas"]["ClusterMudanca"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cluster"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description CONFLITO: O registro conflita com um que já existe.
             *     MUDOU_ENTRETANTO: Outra pessoa mudou este cadastro enquanto você o editava.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description IMAGEM_GRANDE_DEMAIS: A imagem deve ter até 15 MB
             *     GRANDE_DEMAIS: O envio é maior que o permitido.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description IMAGEM_NAO_ACEITA: Envie a imagem em JPEG, PNG ou WebP
             *     TIPO_NAO_ACEITO: Tipo de conteúdo não aceito.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description IMAGEM_REPETIDA: Envie uma imagem só
             *     IMAGEM_ILEGIVEL: A imagem não pôde ser lida. Envie outra.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiCluster: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Igual a */
                id?: string;
                /** @description Igual a */
                ordem?: string;
                /** @description Igual a */
                nome?: string;
                /** @description Igual a */
                img?: string;
                /** @description Igual a */
                tipo?: string;
                /** @description Igual a */
                triggerLimite?: string;
                /** @description Igual a */
                valorPonto?: string;
                /** @description Igual a */
                clubProPintor?: string;
                /** @description Igual a */
                enviandoNf?: string;
                /** @description Igual a */
                resgateItens?: string;
                /** @description Igual a */
                cursosOne?: string;
                /** @description Igual a */
                cursosAll?: string;
                /** @description Igual a */
                acheSeuPintor?: string;
                /** @description Igual a */
                fotoPerfil?: string;
                /** @description Igual a */
                fotoVideoTrabalhos?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cluster"][] | components["schemas"]["Exportacao"] | {
                        rows: components["schemas"]["Cluster"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    } | {
                        clusters: components["schemas"]["Cluster"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    };
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiCluster: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ClusterNovo"] & {
                    imagem?: Blob[];
                };
            };
        };
        responses: {
            /** @description Feito */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cluster"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CONFLITO: O registro conflita com um que já existe. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description IMAGEM_GRANDE_DEMAIS: A imagem deve ter até 15 MB
             *     GRANDE_DEMAIS: O envio é maior que o permitido.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description IMAGEM_NAO_ACEITA: Envie a imagem em JPEG, PNG ou WebP
             *     TIPO_NAO_ACEITO: Tipo de conteúdo não aceito.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description IMAGEM_REPETIDA: Envie uma imagem só
             *     IMAGEM_ILEGIVEL: A imagem não pôde ser lida. Envie outra.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiCodigoPromocionalValidar: {
        parameters: {
            query: {
                codigo: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodigoValido"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CODIGO_JA_USADO: Este código já foi utilizado. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description CODIGO_INVALIDO: Código inválido
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiCodigoPromocionalValidar: {
        parameters: {
            query?: never;
            header?: {
                /** @description A mesma chave ouve de novo a primeira resposta */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodigoUsado"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodigoPontuado"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description CODIGO_JA_USADO: Este código já foi utilizado.
             *     CODIGO_EM_CONFERENCIA: Recebemos o seu código. A equipe confere e avisa você quando os pontos entrarem.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description CODIGO_INVALIDO: Código inválido
             *     CODIGO_SO_COM_NOTA: Este código só vale junto com uma nota.
             *     LIMITE_DE_CODIGOS: Você atingiu o limite de códigos. Tente de novo outro dia.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description PONTUACAO_BLOQUEADA: O envio de notas e códigos está suspenso no momento.
             *     SITE_BLOQUEADO: O site está em reformulação e volta em breve.
             */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiCodigoPromocional: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Filtro */
                cpf?: string;
                /** @description Filtro */
                utilizado?: string;
                /** @description Filtro */
                limitacao?: string;
                /** @description Igual a */
                id?: string;
                /** @description Parte do texto */
                codigo?: string;
                /** @description Igual a */
                nome?: string;
                /** @description Igual a */
                valor?: string;
                /** @description Igual a */
                operacao?: string;
                /** @description Igual a */
                apenasVenda?: string;
                /** @description Igual a */
                treinamento?: string;
                /** @description Igual a */
                criadoEm?: string;
                /** @description Igual a */
                expiraEm?: string;
                /** @description Igual a */
                utilizadoEm?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodigoPromocional"][] | components["schemas"]["Exportacao"] | {
                        codigosPromocionais: components["schemas"]["CodigoPromocional"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    };
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiCodigoPromocional: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoteDeCodigosNovo"];
            };
        };
        responses: {
            /** @description Feito */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodigosCriados"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEGUNDA_PESSOA: Isto passa do que uma pessoa pode decidir sozinha. O pedido está em Aprovações e vale quando outra pessoa da equipe aprovar. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiCodigosCadastroValidar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodigoUsado"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodigoCadastroValido"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CODIGO_JA_USADO: Este código já foi utilizado. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description CODIGO_INVALIDO: Código inválido
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    putApiCodigosCadastroId: {
        parameters: {
            query?: never;
            header?: {
                /** @description JSON, por campo que muda: o resumo (FNV-1a) do valor que se viu antes */
                "X-Antes"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodigoCadastroMudanca"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodigoCadastro"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description CONFLITO: O registro conflita com um que já existe.
             *     MUDOU_ENTRETANTO: Outra pessoa mudou este cadastro enquanto você o editava.
             *     SEGUNDA_PESSOA: Isto passa do que uma pessoa pode decidir sozinha. O pedido está em Aprovações e vale quando outra pessoa da equipe aprovar.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    deleteApiCodigosCadastroId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiCodigosCadastro: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Igual a */
                id?: string;
                /** @description Igual a */
                codigo?: string;
                /** @description Igual a */
                pontos?: string;
                /** @description Igual a */
                usosRealizados?: string;
                /** @description Igual a */
                usos?: string;
                /** @description Igual a */
                expiraEm?: string;
                /** @description Igual a */
                criadoEm?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodigoCadastro"][] | components["schemas"]["Exportacao"] | {
                        rows: components["schemas"]["CodigoCadastro"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    };
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiCodigosCadastro: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodigoCadastroNovo"];
            };
        };
        responses: {
            /** @description Feito */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodigoCadastro"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description CONFLITO: O registro conflita com um que já existe.
             *     SEGUNDA_PESSOA: Isto passa do que uma pessoa pode decidir sozinha. O pedido está em Aprovações e vale quando outra pessoa da equipe aprovar.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiConfiguracoesSiteBloqueado: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteBloqueado"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    putApiConfiguracoesId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfiguracaoMudanca"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Configuracao"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEGUNDA_PESSOA: Isto passa do que uma pessoa pode decidir sozinha. O pedido está em Aprovações e vale quando outra pessoa da equipe aprovar. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiConfiguracoes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Configuracao"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiConfiguracoes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfiguracaoNova"];
            };
        };
        responses: {
            /** @description Feito */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Configuracao"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description CONFLITO: O registro conflita com um que já existe.
             *     SEGUNDA_PESSOA: Isto passa do que uma pessoa pode decidir sozinha. O pedido está em Aprovações e vale quando outra pessoa da equipe aprovar.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    putApiDataResgate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResgateData"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description RESGATE_NAO_ENCONTRADO: Resgate não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description RESGATE_ENCERRADO: Este resgate já foi cancelado. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiEnviarEmailContato: {
        parameters: {
            query?: never;
            header?: {
                /** @description A mesma chave ouve de novo a primeira resposta */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Contato"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description CHAVE_REUTILIZADA: Esta chave já foi usada com outro pedido.
             *     CONFLITO: O registro conflita com um que já existe.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiEnviosId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envio"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description ENVIO_NAO_ENCONTRADO: Este envio não existe mais. Envie o arquivo de novo.
             *     NAO_ENCONTRADO: Não encontrado.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description ENVIO_EXPIRADO: Este envio ficou parado tempo demais. Envie o arquivo de novo. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description PROTOCOLO_DIFERENTE: Envie pelo protocolo tus, versão 1.0.0. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito.
             *     ARQUIVO_NAO_ACEITO: Este tipo de arquivo não é aceito.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description ENVIO_EM_ANDAMENTO: Este arquivo já está sendo enviado em outra janela. Espere terminar, ou pause lá. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    deleteApiEnviosId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito, sem corpo */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description ENVIO_NAO_ENCONTRADO: Este envio não existe mais. Envie o arquivo de novo.
             *     NAO_ENCONTRADO: Não encontrado.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description ENVIO_USADO: Este arquivo já foi anexado. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description ENVIO_EXPIRADO: Este envio ficou parado tempo demais. Envie o arquivo de novo. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description PROTOCOLO_DIFERENTE: Envie pelo protocolo tus, versão 1.0.0. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    patchApiEnviosId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/offset+octet-stream": Blob;
            };
        };
        responses: {
            /** @description Feito, sem corpo */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description ENVIO_NAO_ENCONTRADO: Este envio não existe mais. Envie o arquivo de novo.
             *     NAO_ENCONTRADO: Não encontrado.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description ENVIO_POSICAO: O envio já tem outra parte do arquivo. Continue de onde ele está. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description ENVIO_EXPIRADO: Este envio ficou parado tempo demais. Envie o arquivo de novo. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description PROTOCOLO_DIFERENTE: Envie pelo protocolo tus, versão 1.0.0. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description ARQUIVO_GRANDE: O arquivo é grande demais. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito.
             *     ARQUIVO_NAO_ACEITO: Este tipo de arquivo não é aceito.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description ENVIO_EM_ANDAMENTO: Este arquivo já está sendo enviado em outra janela. Espere terminar, ou pause lá. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiEnvios: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envio"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description ENVIOS_DEMAIS: Você já tem 5 envios em andamento. Termine ou cancele um deles. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description PROTOCOLO_DIFERENTE: Envie pelo protocolo tus, versão 1.0.0. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description ARQUIVO_GRANDE: O arquivo é grande demais. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito.
             *     ARQUIVO_NAO_ACEITO: Este tipo de arquivo não é aceito.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description CAMPOS_INVALIDOS: Confira os campos.
             *     ARQUIVO_VAZIO: O arquivo está vazio.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description ENVIO_EM_ANDAMENTO: Este arquivo já está sendo enviado em outra janela. Espere terminar, ou pause lá. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description COTA_DE_ENVIO: Você já enviou hoje tudo o que cabe em um dia. Envie o resto amanhã.
             *     MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiExportarLista: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lista: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O arquivo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    putApiFavoritosId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavoritoMudanca"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description PREMIO_INDISPONIVEL: Este prêmio não está disponível. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description FAVORITOS_DEMAIS: São no máximo 100 favoritos. Tire um deles antes.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    deleteApiFavoritosId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiFavoritos: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Igual a */
                id?: string;
                /** @description Igual a */
                codigo?: string;
                /** @description Parte do texto */
                nome?: string;
                /** @description Igual a */
                diretorioFoto?: string;
                /** @description Igual a */
                tipo?: string;
                /** @description Igual a */
                pontosWeb?: string;
                /** @description Igual a */
                pontosAlternativo?: string;
                /** @description Igual a */
                custo?: string;
                /** @description Igual a */
                isCombo?: string;
                /** @description Igual a */
                quantidade?: string;
                /** @description Igual a */
                ativo?: string;
                /** @description Igual a */
                objetivo?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Favorito"][] | components["schemas"]["Exportacao"] | {
                        favoritos: components["schemas"]["Favorito"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    };
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiImportacoesModeloTipo: {
        parameters: {
            query?: {
                formato?: "csv" | "xlsx";
            };
            header?: never;
            path: {
                tipo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O arquivo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description TIPO_DESCONHECIDO: Escolha o que será importado.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiImportacoesTipos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportacaoTipo"][];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiImportacoesIdCancelar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Importacao"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description IMPORTACAO_NAO_ABERTA: Esta importação não pode mais ser mudada. Envie o arquivo de novo.
             *     TRABALHO_TERMINADO: O trabalho já terminou.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiImportacoesIdConferir: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Importacao"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description IMPORTACAO_NAO_ABERTA: Esta importação não pode mais ser mudada. Envie o arquivo de novo.
             *     TRABALHOS_DEMAIS: Você já tem 5 trabalhos em andamento. Espere um deles terminar, ou cancele-o.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description COLUNAS_FALTANDO: Faltam colunas obrigatórias. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiImportacoesIdErros: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O arquivo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description IMPORTACAO_NAO_ABERTA: Esta importação não pode mais ser mudada. Envie o arquivo de novo. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiImportacoesIdGravar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportacaoGravacao"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Importacao"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description IMPORTACAO_NAO_ABERTA: Esta importação não pode mais ser mudada. Envie o arquivo de novo.
             *     IMPORTACAO_NAO_CONFERIDA: Confira as linhas antes de gravar.
             *     IMPORTACAO_COM_ERROS: Há linhas com erro. Corrija-as, ou grave só as válidas.
             *     TRABALHOS_DEMAIS: Você já tem 5 trabalhos em andamento. Espere um deles terminar, ou cancele-o.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description NADA_A_GRAVAR: Nenhuma linha pode ser gravada.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiImportacoesIdLinhas: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Filtro */
                importacao?: string;
                /** @description Igual a */
                id?: string;
                /** @description Igual a */
                linha?: string;
                /** @description Igual a */
                situacao?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportacaoLinha"][] | components["schemas"]["Exportacao"] | {
                        rows: components["schemas"]["ImportacaoLinha"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    };
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiImportacoesId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Importacao"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    putApiImportacoesId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportacaoLeitura"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Importacao"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description IMPORTACAO_NAO_ABERTA: Esta importação não pode mais ser mudada. Envie o arquivo de novo. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description ARQUIVO_NAO_ACEITO: Envie um arquivo CSV ou XLSX. De outros programas, salve a planilha como .xlsx ou .csv.
             *     TIPO_NAO_ACEITO: Tipo de conteúdo não aceito.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description ARQUIVO_ILEGIVEL: O arquivo não pôde ser lido.
             *     ARQUIVO_VAZIO: O arquivo está vazio.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiImportacoes: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Igual a */
                id?: string;
                /** @description Igual a */
                nomeArquivo?: string;
                /** @description Igual a */
                tipo?: string;
                /** @description Igual a */
                autor?: string;
                /** @description Igual a */
                estado?: string;
                /** @description Igual a */
                tamanho?: string;
                /** @description Igual a */
                formato?: string;
                /** @description Igual a */
                codificacao?: string;
                /** @description Igual a */
                separador?: string;
                /** @description Igual a */
                decimal?: string;
                /** @description Igual a */
                planilha?: string;
                /** @description Igual a */
                linhas?: string;
                /** @description Igual a */
                trabalho?: string;
                /** @description Igual a */
                modo?: string;
                /** @description Igual a */
                mensagem?: string;
                /** @description Igual a */
                criadaEm?: string;
                /** @description Igual a */
                terminadaEm?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Importacao"][] | components["schemas"]["Exportacao"] | {
                        rows: components["schemas"]["Importacao"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    };
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiImportacoes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportacaoNova"] & {
                    arquivo?: Blob[];
                };
            };
        };
        responses: {
            /** @description Feito */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Importacao"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description ARQUIVO_GRANDE_DEMAIS: O arquivo deve ter até 200 MB. Divida-o em partes.
             *     GRANDE_DEMAIS: O envio é maior que o permitido.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description ARQUIVO_NAO_ACEITO: Envie um arquivo CSV ou XLSX. De outros programas, salve a planilha como .xlsx ou .csv.
             *     TIPO_NAO_ACEITO: Tipo de conteúdo não aceito.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description ARQUIVO_OBRIGATORIO: Selecione um arquivo primeiro
             *     ARQUIVO_VAZIO: O arquivo está vazio.
             *     ARQUIVO_ILEGIVEL: O arquivo não pôde ser lido.
             *     TIPO_DESCONHECIDO: Escolha o que será importado.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description IMPORTACOES_DEMAIS: Você tem importações demais em aberto ou enviou arquivos demais hoje. Termine ou cancele as que estão abertas, ou tente amanhã.
             *     MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiIndiqueGanheIndicacoes: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Igual a */
                id?: string;
                /** @description Igual a */
                nome?: string;
                /** @description Igual a */
                validado?: string;
                /** @description Igual a */
                criadoEm?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IndicacoesDe"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Indicado"][] | components["schemas"]["Exportacao"] | {
                        indicacoes: components["schemas"]["Indicado"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    };
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description CAMPOS_INVALIDOS: Confira os campos.
             *     LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiIndiqueGanheResumo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResumoDasIndicacoes"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiIndiqueGanheValidate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Indicacao"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Indicador"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDICADOR_NAO_ENCONTRADO: Indicador não encontrado */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    putApiLojasCnpj: {
        parameters: {
            query?: never;
            header?: {
                /** @description JSON, por campo que muda: o resumo (FNV-1a) do valor que se viu antes */
                "X-Antes"?: string;
            };
            path: {
                cnpj: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LojaMudanca"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Loja"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description CONFLITO: O registro conflita com um que já existe.
             *     MUDOU_ENTRETANTO: Outra pessoa mudou este cadastro enquanto você o editava.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiLojas: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Texto a achar, sem acentos nem maiúsculas */
                buscar?: string;
                /** @description O mesmo que buscar */
                busca?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Igual a */
                nomeLoja?: string;
                /** @description Igual a */
                cnpj?: string;
                /** @description Igual a */
                cidade?: string;
                /** @description Igual a */
                uf?: string;
                /** @description Igual a */
                totalVendido?: string;
                /** @description Igual a */
                totalPontuado?: string;
                /** @description Igual a */
                saldo?: string;
                /** @description Igual a */
                pintores?: string;
                /** @description Igual a */
                criadaEm?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Loja"][] | components["schemas"]["Exportacao"] | {
                        rows: components["schemas"]["Loja"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    };
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiMunicipiosUf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uf: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Municipios"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description MUNICIPIOS_INDISPONIVEIS: Aconteceu algum problema ao listar as cidades, informe manualmente
             *     INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiNotaIdFotoAnalise: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                idFoto: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnaliseTomada"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analise"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NOTA_NAO_ENCONTRADA: Nota não encontrada. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description ESTADO_NAO_PERMITE: A nota não está em um estado que permita isso.
             *     EM_ANALISE: Outra pessoa está analisando esta nota.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    deleteApiNotaIdFotoAnalise: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                idFoto: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analise"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NOTA_NAO_ENCONTRADA: Nota não encontrada. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiNotaIdFotoDividir: {
        parameters: {
            query?: never;
            header?: {
                /** @description A mesma chave ouve de novo a primeira resposta */
                "Idempotency-Key"?: string;
            };
            path: {
                idFoto: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Divisao"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotaDividida"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NOTA_NAO_ENCONTRADA: Nota não encontrada. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description ESTADO_NAO_PERMITE: A nota não está em um estado que permita isso.
             *     EM_ANALISE: Outra pessoa está analisando esta nota.
             *     CHAVE_REUTILIZADA: Esta chave já foi usada com outro pedido.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description NAO_DIVIDE: Esta nota não pode ser dividida assim.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiNotaIdFotoJuntar: {
        parameters: {
            query?: never;
            header?: {
                /** @description A mesma chave ouve de novo a primeira resposta */
                "Idempotency-Key"?: string;
            };
            path: {
                idFoto: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Juncao"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotasJuntadas"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NOTA_NAO_ENCONTRADA: Nota não encontrada. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description ESTADO_NAO_PERMITE: A nota não está em um estado que permita isso.
             *     EM_ANALISE: Outra pessoa está analisando esta nota.
             *     CHAVE_REUTILIZADA: Esta chave já foi usada com outro pedido.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description NAO_JUNTA: Estas notas não podem ser juntadas.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiNotaIdFotoReler: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                idFoto: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotaRelida"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NOTA_NAO_ENCONTRADA: Nota não encontrada. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description ESTADO_NAO_PERMITE: A nota não está em um estado que permita isso.
             *     EM_ANALISE: Outra pessoa está analisando esta nota.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiNotaIdFoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                idFoto: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeituraDaNota"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NOTA_NAO_ENCONTRADA: Nota não encontrada. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiNotasConferir: {
        parameters: {
            query: {
                chave: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChaveConferida"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiNotasLeituras: {
        parameters: {
            query?: {
                dataInicial?: string;
                dataFinal?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FigurasDaLeitura"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiParceirosReenviarConfirmacao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description EMAIL_JA_CONFIRMADO: Seu e-mail já está confirmado. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_EMAIL: Não há e-mail no seu cadastro. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiParceiros: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Texto a achar, sem acentos nem maiúsculas */
                buscar?: string;
                /** @description O mesmo que buscar */
                busca?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Primeiro dia do período */
                dataInicial?: string;
                /** @description Último dia do período */
                dataFinal?: string;
                /** @description Igual a */
                id?: string;
                /** @description Parte do texto */
                nome?: string;
                /** @description Igual a */
                cpf?: string;
                /** @description Igual a */
                email?: string;
                /** @description Igual a */
                celular?: string;
                /** @description Igual a */
                telefone?: string;
                /** @description Igual a */
                sexo?: string;
                /** @description Igual a */
                dataNascimento?: string;
                /** @description Igual a */
                endRua?: string;
                /** @description Igual a */
                endNumero?: string;
                /** @description Igual a */
                endComplemento?: string;
                /** @description Igual a */
                endBairro?: string;
                /** @description Igual a */
                endCidade?: string;
                /** @description Igual a */
                endEstado?: string;
                /** @description Igual a */
                endCep?: string;
                /** @description Igual a */
                lojaPreferida?: string;
                /** @description Igual a */
                cidadeLojaPreferida?: string;
                /** @description Igual a */
                estadoLojaPreferida?: string;
                /** @description Igual a */
                indicacaoLoja?: string;
                /** @description Igual a */
                indicacaoVendedor?: string;
                /** @description Igual a */
                comoFicouSabendo?: string;
                /** @description Igual a */
                idRevenda?: string;
                /** @description Igual a */
                idIndicacao?: string;
                /** @description Igual a */
                clusterNome?: string;
                /** @description Igual a */
                foto?: string;
                /** @description Igual a */
                sobre?: string;
                /** @description Igual a */
                saldoPontos?: string;
                /** @description Igual a */
                totalPontos?: string;
                /** @description Igual a */
                clusterValorPonto?: string;
                /** @description Igual a */
                ultimaPontuacao?: string;
                /** @description Igual a */
                diasSemPontuar?: string;
                /** @description Igual a */
                diasSemAcessar?: string;
                /** @description Igual a */
                aceitouRegulamento?: string;
                /** @description Igual a */
                aceitouPrivacidade?: string;
                /** @description Igual a */
                verTutorial?: string;
                /** @description Igual a */
                acheSeuPintor?: string;
                /** @description Igual a */
                cadastroAcheSeuPintor?: string;
                /** @description Igual a */
                isCompany?: string;
                /** @description Igual a */
                ativo?: string;
                /** @description Igual a */
                criadoEm?: string;
                /** @description Igual a */
                jaParticipou?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Pintor"][] | components["schemas"]["Exportacao"] | {
                        rows: components["schemas"]["Pintor"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    } | {
                        usuarios: components["schemas"]["Pintor"][];
                        parceiros: components["schemas"]["Pintor"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    }) | components["schemas"]["CpfsCadastrados"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    putApiParceiros: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParceiroMudanca"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Parceiro"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             *     SEM_PERMISSAO: Você não tem permissão para isso.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description EMAIL_JA_CADASTRADO: Email já cadastrado */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description CREDENCIAIS_INVALIDAS: CPF ou senha inválidos.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiParceiros: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParceiroNovo"];
            };
        };
        responses: {
            /** @description Feito */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParceiroCadastrado"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description PINTOR_JA_CADASTRADO: Pintor já cadastrado
             *     EMAIL_JA_CADASTRADO: Email já cadastrado
             *     IDENTIDADE_JA_LIGADA: Esta conta já está ligada a outro cadastro do clube.
             *     CODIGO_JA_USADO: Este código já foi utilizado.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description CODIGO_INVALIDO: Código inválido
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiPedidosPrivacidadeIdAtender: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description JA_ATENDIDO: Este pedido já foi atendido. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiPedidosPrivacidade: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Primeiro dia do período */
                dataInicial?: string;
                /** @description Último dia do período */
                dataFinal?: string;
                /** @description Igual a */
                id?: string;
                /** @description Igual a */
                idPintor?: string;
                /** @description Igual a */
                nome?: string;
                /** @description Igual a */
                cpf?: string;
                /** @description Igual a */
                tipo?: string;
                /** @description Igual a */
                documento?: string;
                /** @description Igual a */
                estado?: string;
                /** @description Igual a */
                pedidoEm?: string;
                /** @description Igual a */
                atendidoEm?: string;
                /** @description Igual a */
                atendidoPor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PedidoPrivacidade"][] | components["schemas"]["Exportacao"] | {
                        rows: components["schemas"]["PedidoPrivacidade"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    };
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiPermitidoAvaliar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PermitidoAvaliar"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissaoDeAvaliar"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiPesquisaMercado: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Texto a achar, sem acentos nem maiúsculas */
                buscar?: string;
                /** @description O mesmo que buscar */
                busca?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Igual a */
                id?: string;
                /** @description Igual a */
                revenda?: string;
                /** @description Igual a */
                cnpjRevenda?: string;
                /** @description Igual a */
                faturamento?: string;
                /** @description Igual a */
                mediaMensal?: string;
                /** @description Igual a */
                share?: string;
                /** @description Igual a */
                qtdeVendedores?: string;
                /** @description Igual a */
                tamanhoLoja?: string;
                /** @description Igual a */
                qtdeProdutosVendidos?: string;
                /** @description Igual a */
                fonte?: string;
                /** @description Igual a */
                criadoEm?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PesquisaMercado"][] | components["schemas"]["Exportacao"] | {
                        pesquisas: components["schemas"]["PesquisaMercado"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    };
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiPesquisaMercado: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PesquisaMercadoNovo"];
            };
        };
        responses: {
            /** @description Feito */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PesquisaMercado"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiPontuacoesCancelar: {
        parameters: {
            query?: never;
            header?: {
                /** @description A mesma chave ouve de novo a primeira resposta */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DaNota"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NOTA_NAO_ENCONTRADA: Nota não encontrada. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description ESTADO_NAO_PERMITE: A nota não está em um estado que permita isso.
             *     CHAVE_REUTILIZADA: Esta chave já foi usada com outro pedido.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description FORA_DO_PRAZO_DE_REVISAO: Passaram os 90 dias de revisão desta pontuação. Só um usuário Smart pode alterá-la.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiPontuacoesCodigoId: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Igual a */
                id?: string;
                /** @description Igual a */
                pontos?: string;
                /** @description Igual a */
                data?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsoDeCodigo"][] | components["schemas"]["Exportacao"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiPontuacoesEncerradas: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Texto a achar, sem acentos nem maiúsculas */
                buscar?: string;
                /** @description O mesmo que buscar */
                busca?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Primeiro dia do período */
                dataInicial?: string;
                /** @description Último dia do período */
                dataFinal?: string;
                /** @description Parte do texto */
                nome?: string;
                /** @description Igual a */
                cpf?: string;
                /** @description Igual a */
                id?: string;
                /** @description Igual a */
                criadoEm?: string;
                /** @description Igual a */
                nomeArquivo?: string;
                /** @description Igual a */
                diretorioArquivo?: string;
                /** @description Igual a */
                arquivoUrl?: string;
                /** @description Igual a */
                tipo?: string;
                /** @description Igual a */
                atualizadoEm?: string;
                /** @description Igual a */
                codigoPromocional?: string;
                /** @description Igual a */
                reprovadoMotivo?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotaEncerrada"][] | components["schemas"]["Exportacao"] | {
                        rows: components["schemas"]["NotaEncerrada"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    };
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiPontuacoesEncerrar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DaNota"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NOTA_NAO_ENCONTRADA: Nota não encontrada. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description ESTADO_NAO_PERMITE: A nota não está em um estado que permita isso.
             *     EM_ANALISE: Outra pessoa está analisando esta nota.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiPontuacoesLotes: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Igual a */
                id?: string;
                /** @description Igual a */
                ganhoEm?: string;
                /** @description Igual a */
                tipo?: string;
                /** @description Igual a */
                loja?: string;
                /** @description Igual a */
                identificador?: string;
                /** @description Igual a */
                codigo?: string;
                /** @description Igual a */
                concedido?: string;
                /** @description Igual a */
                restante?: string;
                /** @description Igual a */
                venceEm?: string;
                /** @description Igual a */
                idNota?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lote"][] | components["schemas"]["Exportacao"] | {
                        lotes: components["schemas"]["Lote"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    };
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiPontuacoesMovimentos: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Primeiro dia do período */
                dataInicial?: string;
                /** @description Último dia do período */
                dataFinal?: string;
                /** @description Filtro */
                grupo?: string;
                /** @description Igual a */
                id?: string;
                /** @description Igual a */
                quando?: string;
                /** @description Igual a */
                tipo?: string;
                /** @description Igual a */
                idNota?: string;
                /** @description Igual a */
                estadoNota?: string;
                /** @description Igual a */
                leitura?: string;
                /** @description Igual a */
                pontosEstimados?: string;
                /** @description Igual a */
                reprovadoMotivo?: string;
                /** @description Igual a */
                reenviadaEm?: string;
                /** @description Igual a */
                loja?: string;
                /** @description Igual a */
                identificador?: string;
                /** @description Igual a */
                totalVenda?: string;
                /** @description Igual a */
                pontosDobrados?: string;
                /** @description Igual a */
                codigo?: string;
                /** @description Igual a */
                codigoSemEfeito?: string;
                /** @description Igual a */
                idResgate?: string;
                /** @description Igual a */
                premio?: string;
                /** @description Igual a */
                qtde?: string;
                /** @description Igual a */
                pontos?: string;
                /** @description Igual a */
                saldoApos?: string;
                /** @description Igual a */
                venceEm?: string;
                /** @description Igual a */
                statusResgate?: string;
                /** @description Igual a */
                previsaoEntrega?: string;
                /** @description Igual a */
                dataEntrega?: string;
                /** @description Igual a */
                indicado?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Movimento"][] | components["schemas"]["Exportacao"] | {
                        movimentos: components["schemas"]["Movimento"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    };
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiPontuacoesNaoProcessadas: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Primeiro dia do período */
                dataInicial?: string;
                /** @description Último dia do período */
                dataFinal?: string;
                /** @description Igual a */
                id?: string;
                /** @description Igual a */
                dataEnvio?: string;
                /** @description Igual a */
                status?: string;
                /** @description Igual a */
                reprovadoMotivo?: string;
                /** @description Igual a */
                reenviadaEm?: string;
                /** @description Igual a */
                codigoPromocional?: string;
                /** @description Igual a */
                leitura?: string;
                /** @description Igual a */
                loja?: string;
                /** @description Igual a */
                numero?: string;
                /** @description Igual a */
                total?: string;
                /** @description Igual a */
                dataEmissao?: string;
                /** @description Igual a */
                diretorioArquivo?: string;
                /** @description Igual a */
                arquivoUrl?: string;
                /** @description Igual a */
                tipo?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotaNaoProcessada"][] | components["schemas"]["Exportacao"] | {
                        naoProcessadas: components["schemas"]["NotaNaoProcessada"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    };
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiPontuacoesPendentes: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Texto a achar, sem acentos nem maiúsculas */
                buscar?: string;
                /** @description O mesmo que buscar */
                busca?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Primeiro dia do período */
                dataInicial?: string;
                /** @description Último dia do período */
                dataFinal?: string;
                /** @description Parte do texto */
                nome?: string;
                /** @description Igual a */
                cpf?: string;
                /** @description Igual a */
                id?: string;
                /** @description Igual a */
                criadoEm?: string;
                /** @description Igual a */
                nomeArquivo?: string;
                /** @description Igual a */
                diretorioArquivo?: string;
                /** @description Igual a */
                arquivoUrl?: string;
                /** @description Igual a */
                tipo?: string;
                /** @description Parte do texto */
                loja?: string;
                /** @description Igual a */
                cpfCnpj?: string;
                /** @description Igual a */
                cidade?: string;
                /** @description Igual a */
                uf?: string;
                /** @description Igual a */
                dataEmissao?: string;
                /** @description Igual a */
                tipoFiscal?: string;
                /** @description Igual a */
                chave?: string;
                /** @description Igual a */
                total?: string;
                /** @description Igual a */
                leitura?: string;
                /** @description Igual a */
                confianca?: string;
                /** @description Igual a */
                arquivos?: string;
                /** @description Igual a */
                codigoPromocional?: string;
                /** @description Igual a */
                atrasada?: string;
                /** @description Igual a */
                analisePor?: string;
                /** @description Igual a */
                segundaConferencia?: string;
                /** @description Igual a */
                certa?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotaPendente"][] | components["schemas"]["Exportacao"] | {
                        rows: components["schemas"]["NotaPendente"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    };
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiPontuacoesPontuar: {
        parameters: {
            query?: never;
            header?: {
                /** @description A mesma chave ouve de novo a primeira resposta */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PontuacaoNova"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotaPontuada"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NOTA_NAO_ENCONTRADA: Nota não encontrada. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description VENDA_JA_PROCESSADA: Venda já processada
             *     EM_ANALISE: Outra pessoa está analisando esta nota.
             *     SEGUNDA_CONFERENCIA: Esta venda passa do que uma pessoa pode pontuar sozinha.
             *     CODIGO_JA_USADO: Este código já foi utilizado.
             *     CHAVE_REUTILIZADA: Esta chave já foi usada com outro pedido.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description PRODUTO_NAO_ENCONTRADO: Produto não encontrado
             *     CPF_INVALIDO: CPF inválido
             *     CODIGO_INVALIDO: Código inválido
             *     CODIGO_DE_TREINAMENTO: Este código é de um treinamento: use-o na tela Treinamentos.
             *     LIMITE_DE_CODIGOS: Você atingiu o limite de códigos. Tente de novo outro dia.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiPontuacoesReprovar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reprovacao"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NOTA_NAO_ENCONTRADA: Nota não encontrada. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description ESTADO_NAO_PERMITE: A nota não está em um estado que permita isso.
             *     EM_ANALISE: Outra pessoa está analisando esta nota.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiPontuacoesRetornarPendente: {
        parameters: {
            query?: never;
            header?: {
                /** @description A mesma chave ouve de novo a primeira resposta */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DaNota"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NOTA_NAO_ENCONTRADA: Nota não encontrada. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description ESTADO_NAO_PERMITE: A nota não está em um estado que permita isso.
             *     CHAVE_REUTILIZADA: Esta chave já foi usada com outro pedido.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description FORA_DO_PRAZO_DE_REVISAO: Passaram os 90 dias de revisão desta pontuação. Só um usuário Smart pode alterá-la.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiPontuacoesSimularRevendas: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Texto a achar, sem acentos nem maiúsculas */
                buscar?: string;
                /** @description O mesmo que buscar */
                busca?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Igual a */
                id?: string;
                /** @description Igual a */
                nome?: string;
                /** @description Igual a */
                cidade?: string;
                /** @description Igual a */
                uf?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevendaDoSimulador"][] | components["schemas"]["Exportacao"] | {
                        revendas: components["schemas"]["RevendaDoSimulador"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    };
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiPontuacoesSimular: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Simulacao"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulado"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description PRODUTO_NAO_ENCONTRADO: Produto não encontrado
             *     REVENDA_NAO_ENCONTRADA: Revenda não encontrada. Escolha outra.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiPontuacoesIdLinhaDoTempo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinhaDoTempo"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NOTA_NAO_ENCONTRADA: Nota não encontrada. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiPontuacoes: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Texto a achar, sem acentos nem maiúsculas */
                buscar?: string;
                /** @description O mesmo que buscar */
                busca?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Primeiro dia do período */
                dataInicial?: string;
                /** @description Último dia do período */
                dataFinal?: string;
                /** @description Filtro */
                cpf?: string;
                /** @description Parte do texto */
                nome?: string;
                /** @description Igual a */
                id?: string;
                /** @description Igual a */
                idVenda?: string;
                /** @description Igual a */
                endCidade?: string;
                /** @description Igual a */
                totalPontos?: string;
                /** @description Igual a */
                identificador?: string;
                /** @description Igual a */
                tipoFiscal?: string;
                /** @description Parte do texto */
                loja?: string;
                /** @description Igual a */
                cnpjLoja?: string;
                /** @description Igual a */
                totalVenda?: string;
                /** @description Igual a */
                criadoEm?: string;
                /** @description Igual a */
                atualizadoEm?: string;
                /** @description Igual a */
                realizadoEm?: string;
                /** @description Igual a */
                pontuadoEm?: string;
                /** @description Igual a */
                venceEm?: string;
                /** @description Igual a */
                codigo?: string;
                /** @description Igual a */
                codigoPromocional?: string;
                /** @description Igual a */
                pontosDobrados?: string;
                /** @description Igual a */
                diretorioArquivo?: string;
                /** @description Igual a */
                arquivoUrl?: string;
                /** @description Igual a */
                tipo?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pontuacao"][] | components["schemas"]["Exportacao"] | {
                        pontuacoes: components["schemas"]["Pontuacao"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    } | {
                        rows: components["schemas"]["Pontuacao"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    };
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiPreferencias: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferencias"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    putApiPreferencias: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Preferencia"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CONFLITO: O registro conflita com um que já existe. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiPremiosBulkActivateFiltro: {
        parameters: {
            query?: never;
            header?: {
                /** @description A mesma chave ouve de novo a primeira resposta */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PremiosAtivacaoFiltrada"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrabalhoIniciado"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description TRABALHOS_DEMAIS: Você já tem 5 trabalhos em andamento. Espere um deles terminar, ou cancele-o.
             *     CHAVE_REUTILIZADA: Esta chave já foi usada com outro pedido.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description TRABALHO_VAZIO: Nenhuma linha corresponde ao filtro.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    putApiPremiosBulkActivate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PremiosAtivacao"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiPremiosId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Premio"] | components["schemas"]["PremioDaLoja"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    putApiPremiosId: {
        parameters: {
            query?: never;
            header?: {
                /** @description JSON, por campo que muda: o resumo (FNV-1a) do valor que se viu antes */
                "X-Antes"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PremioMudanca"] & {
                    foto?: Blob[];
                };
                "application/json": components["schemas"]["PremioMudanca"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Premio"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description CONFLITO: O registro conflita com um que já existe.
             *     MUDOU_ENTRETANTO: Outra pessoa mudou este cadastro enquanto você o editava.
             *     CONFLITO: Código já cadastrado
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description FOTO_GRANDE_DEMAIS: A foto deve ter até 15 MB
             *     GRANDE_DEMAIS: O envio é maior que o permitido.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description FOTO_NAO_ACEITA: Envie a foto em JPEG, PNG ou WebP
             *     TIPO_NAO_ACEITO: Tipo de conteúdo não aceito.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description FOTO_REPETIDA: Envie uma foto só
             *     FOTO_ILEGIVEL: A foto não pôde ser lida. Envie outra.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    deleteApiPremiosId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiPremios: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Texto a achar, sem acentos nem maiúsculas */
                buscar?: string;
                /** @description O mesmo que buscar */
                busca?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Filtro */
                tags?: string;
                /** @description Filtro */
                buscaSaldo?: string;
                /** @description Filtro */
                favoritos?: string;
                /** @description Filtro */
                tipo?: string;
                /** @description Igual a */
                id?: string;
                /** @description Igual a */
                codigo?: string;
                /** @description Parte do texto */
                nome?: string;
                /** @description Igual a */
                diretorioFoto?: string;
                /** @description Igual a */
                pontosWeb?: string;
                /** @description Igual a */
                pontosAlternativo?: string;
                /** @description Igual a */
                custo?: string;
                /** @description Igual a */
                isCombo?: string;
                /** @description Igual a */
                quantidade?: string;
                /** @description Igual a */
                ativo?: string;
                /** @description Igual a */
                custoReal?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Premio"][] | components["schemas"]["Exportacao"] | {
                        premios: components["schemas"]["Premio"][];
                        totalItens: number;
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    }) | (components["schemas"]["PremioDaLoja"][] | components["schemas"]["Exportacao"] | {
                        premios: components["schemas"]["PremioDaLoja"][];
                        totalItens: number;
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    });
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiPremios: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PremioNovo"] & {
                    foto?: Blob[];
                };
            };
        };
        responses: {
            /** @description Feito */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Premio"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CONFLITO: Código já cadastrado */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description FOTO_GRANDE_DEMAIS: A foto deve ter até 15 MB
             *     GRANDE_DEMAIS: O envio é maior que o permitido.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description FOTO_NAO_ACEITA: Envie a foto em JPEG, PNG ou WebP
             *     TIPO_NAO_ACEITO: Tipo de conteúdo não aceito.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description FOTO_OBRIGATORIA: Selecione a foto
             *     FOTO_REPETIDA: Envie uma foto só
             *     FOTO_ILEGIVEL: A foto não pôde ser lida. Envie outra.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    putApiPrevisaoEntrega: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResgatePrevisao"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description RESGATE_NAO_ENCONTRADO: Resgate não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description RESGATE_ENCERRADO: Este resgate já foi cancelado. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiPrivacidadeApagar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PedidoDeEliminacao"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description JA_PEDIDO: Você já pediu para apagar seus dados. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description CREDENCIAIS_INVALIDAS: CPF ou senha inválidos.
             *     NAO_CONFIRMADO: Confirme que você entendeu o que se perde
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiPrivacidadeConsentimentos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsentimentoMudanca"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiPrivacidadeCopia: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CopiaDosDados"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiPrivacidadeDados: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        secoes: components["schemas"]["DadosGuardados"][];
                    };
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiPrivacidade: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        consentimentos: components["schemas"]["ConsentimentoDado"][];
                        pedidos: components["schemas"]["PedidoDePrivacidade"][];
                        aoApagar: components["schemas"]["PerdasAoApagar"];
                    };
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiProdutosStatusId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProdutoStatus"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProdutoAlterado"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    putApiProdutosId: {
        parameters: {
            query?: never;
            header?: {
                /** @description JSON, por campo que muda: o resumo (FNV-1a) do valor que se viu antes */
                "X-Antes"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProdutoMudanca"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Produto"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description CONFLITO: O registro conflita com um que já existe.
             *     MUDOU_ENTRETANTO: Outra pessoa mudou este cadastro enquanto você o editava.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    deleteApiProdutosId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiProdutos: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Texto a achar, sem acentos nem maiúsculas */
                buscar?: string;
                /** @description O mesmo que buscar */
                busca?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Igual a */
                id?: string;
                /** @description Igual a */
                codigo?: string;
                /** @description Igual a */
                nome?: string;
                /** @description Igual a */
                gtin?: string;
                /** @description Igual a */
                valorUnitario?: string;
                /** @description Igual a */
                valorPontos?: string;
                /** @description Igual a */
                ativo?: string;
                /** @description Igual a */
                criadoEm?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Produto"][] | components["schemas"]["Exportacao"] | {
                        produtos: components["schemas"]["Produto"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    }) | (components["schemas"]["ProdutoDaLoja"][] | components["schemas"]["Exportacao"] | {
                        produtos: components["schemas"]["ProdutoDaLoja"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    });
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiProdutos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProdutoNovo"];
            };
        };
        responses: {
            /** @description Feito */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Produto"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CONFLITO: O registro conflita com um que já existe. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiProdutosRevenda: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Texto a achar, sem acentos nem maiúsculas */
                buscar?: string;
                /** @description O mesmo que buscar */
                busca?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Igual a */
                id?: string;
                /** @description Igual a */
                revenda?: string;
                /** @description Igual a */
                cnpjRevenda?: string;
                /** @description Igual a */
                codigoPadrao?: string;
                /** @description Igual a */
                codigo?: string;
                /** @description Igual a */
                nome?: string;
                /** @description Igual a */
                valorUnitario?: string;
                /** @description Igual a */
                criadoEm?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProdutoRevenda"][] | components["schemas"]["Exportacao"] | {
                        produtosRevenda: components["schemas"]["ProdutoRevenda"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    };
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiProdutosRevenda: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProdutoRevendaNovo"];
            };
        };
        responses: {
            /** @description Feito */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProdutoRevenda"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CONFLITO: O registro conflita com um que já existe. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    putApiRedesId: {
        parameters: {
            query?: never;
            header?: {
                /** @description JSON, por campo que muda: o resumo (FNV-1a) do valor que se viu antes */
                "X-Antes"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedeMudanca"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rede"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description CONFLITO: O registro conflita com um que já existe.
             *     MUDOU_ENTRETANTO: Outra pessoa mudou este cadastro enquanto você o editava.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiRedes: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Texto a achar, sem acentos nem maiúsculas */
                buscar?: string;
                /** @description O mesmo que buscar */
                busca?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Igual a */
                id?: string;
                /** @description Igual a */
                nome?: string;
                /** @description Igual a */
                regiao?: string;
                /** @description Igual a */
                dataCadastro?: string;
                /** @description Igual a */
                numeroRevendas?: string;
                /** @description Igual a */
                bloquearAcimaCota?: string;
                /** @description Igual a */
                ativo?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rede"][] | components["schemas"]["Exportacao"] | {
                        redes: components["schemas"]["Rede"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    };
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiRedes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedeNovo"];
            };
        };
        responses: {
            /** @description Feito */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rede"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CONFLITO: O registro conflita com um que já existe. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiRelatorioDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardRevenda"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiResgatar: {
        parameters: {
            query?: never;
            header?: {
                /** @description A mesma chave ouve de novo a primeira resposta */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResgateNovo"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResgateFeito"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description PREMIO_INDISPONIVEL: Este prêmio não está disponível. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_ESTOQUE: Não há unidades suficientes deste prêmio.
             *     CHAVE_REUTILIZADA: Esta chave já foi usada com outro pedido.
             *     CONFLITO: O registro conflita com um que já existe.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SALDO_INSUFICIENTE: Seu saldo não é suficiente para este resgate.
             *     SALDO_EM_DEBITO: Seu saldo está em débito. Novos pontos quitam o débito antes de poderem ser usados.
             *     LIMITE_MENSAL: São no máximo 5 unidades de cada prêmio por mês.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description RESGATE_BLOQUEADO: Os resgates estão suspensos no momento.
             *     SITE_BLOQUEADO: O site está em reformulação e volta em breve.
             */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiResgatesBulkFiltro: {
        parameters: {
            query?: never;
            header?: {
                /** @description A mesma chave ouve de novo a primeira resposta */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResgatesStatusFiltrado"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrabalhoIniciado"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description TRABALHOS_DEMAIS: Você já tem 5 trabalhos em andamento. Espere um deles terminar, ou cancele-o.
             *     CHAVE_REUTILIZADA: Esta chave já foi usada com outro pedido.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SO_CANCELANDO: Para cancelar use a ação de cancelamento.
             *     TRABALHO_VAZIO: Nenhuma linha corresponde ao filtro.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    patchApiResgatesBulk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResgatesStatus"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResgatesAlterados"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description RESGATE_NAO_ENCONTRADO: Resgate não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description RESGATE_ENCERRADO: Este resgate já foi cancelado. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SO_CANCELANDO: Para cancelar use a ação de cancelamento.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiResgatesCancelarFiltro: {
        parameters: {
            query?: never;
            header?: {
                /** @description A mesma chave ouve de novo a primeira resposta */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResgatesCancelamentoFiltrado"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrabalhoIniciado"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description TRABALHOS_DEMAIS: Você já tem 5 trabalhos em andamento. Espere um deles terminar, ou cancele-o.
             *     CHAVE_REUTILIZADA: Esta chave já foi usada com outro pedido.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description TRABALHO_VAZIO: Nenhuma linha corresponde ao filtro.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiResgatesExport: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Texto a achar, sem acentos nem maiúsculas */
                buscar?: string;
                /** @description O mesmo que buscar */
                busca?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Primeiro dia do período */
                dataInicial?: string;
                /** @description Último dia do período */
                dataFinal?: string;
                /** @description Filtro */
                cpf?: string;
                /** @description Igual a */
                id?: string;
                /** @description Igual a */
                identificador?: string;
                /** @description Parte do texto */
                nome?: string;
                /** @description Igual a */
                entregaNome?: string;
                /** @description Igual a */
                entregaEndereco?: string;
                /** @description Igual a */
                endCidade?: string;
                /** @description Igual a */
                endEstado?: string;
                /** @description Parte do texto */
                premio?: string;
                /** @description Igual a */
                codigo?: string;
                /** @description Igual a */
                obs?: string;
                /** @description Igual a */
                diretorioFoto?: string;
                /** @description Igual a */
                tipo?: string;
                /** @description Igual a */
                qtde?: string;
                /** @description Igual a */
                saldoAnterior?: string;
                /** @description Igual a */
                pontosGastos?: string;
                /** @description Igual a */
                totalPontos?: string;
                /** @description Igual a */
                credito?: string;
                /** @description Igual a */
                valorDoPonto?: string;
                /** @description Igual a */
                totalApagar?: string;
                /** @description Igual a */
                status?: string;
                /** @description Igual a */
                resgatadoEm?: string;
                /** @description Igual a */
                previsaoEntrega?: string;
                /** @description Igual a */
                dataEntrega?: string;
                /** @description Igual a */
                observacao?: string;
                /** @description Igual a */
                atrasado?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O arquivo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiResgatesFotosVideos: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Primeiro dia do período */
                dataInicial?: string;
                /** @description Último dia do período */
                dataFinal?: string;
                /** @description Igual a */
                id?: string;
                /** @description Igual a */
                idResgate?: string;
                /** @description Igual a */
                parceiro?: string;
                /** @description Igual a */
                premio?: string;
                /** @description Igual a */
                resgatadoEm?: string;
                /** @description Igual a */
                nomeArquivo?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Midia"][] | components["schemas"]["Exportacao"] | {
                        midias: components["schemas"]["Midia"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    };
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiResgatesMidiasCompartilhadasToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MidiaCompartilhada"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LINK_NAO_VALE: Este link não vale mais. Peça outro a quem o enviou. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiResgatesMidiasIdCompartilhar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkDaMidia"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MIDIA_NAO_ENCONTRADA: Foto ou vídeo não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    deleteApiResgatesMidiasId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MIDIA_NAO_ENCONTRADA: Foto ou vídeo não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    putApiResgatesIdAlterarObservacao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResgateObservacao"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description RESGATE_NAO_ENCONTRADO: Resgate não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiResgatesIdLinhaDoTempo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinhaDoTempoDoResgate"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description RESGATE_NAO_ENCONTRADO: Resgate não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiResgatesIdMidias: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MidiaEnviada"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description RESGATE_NAO_ENCONTRADO: Resgate não encontrado.
             *     ENVIO_NAO_ENCONTRADO: Este envio não existe mais. Envie o arquivo de novo.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description RESGATE_ENCERRADO: Este resgate já foi cancelado.
             *     MIDIAS_DEMAIS: Este resgate já tem 20 fotos e vídeos. Exclua um deles antes.
             *     ENVIO_INCOMPLETO: O arquivo ainda não chegou por inteiro.
             *     ENVIO_USADO: Este arquivo já foi anexado.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiResgatesId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UmResgate"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description RESGATE_NAO_ENCONTRADO: Resgate não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiResgates: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Texto a achar, sem acentos nem maiúsculas */
                buscar?: string;
                /** @description O mesmo que buscar */
                busca?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Primeiro dia do período */
                dataInicial?: string;
                /** @description Último dia do período */
                dataFinal?: string;
                /** @description Filtro */
                cpf?: string;
                /** @description Igual a */
                id?: string;
                /** @description Igual a */
                identificador?: string;
                /** @description Parte do texto */
                nome?: string;
                /** @description Igual a */
                entregaNome?: string;
                /** @description Igual a */
                entregaEndereco?: string;
                /** @description Igual a */
                endCidade?: string;
                /** @description Igual a */
                endEstado?: string;
                /** @description Parte do texto */
                premio?: string;
                /** @description Igual a */
                codigo?: string;
                /** @description Igual a */
                obs?: string;
                /** @description Igual a */
                diretorioFoto?: string;
                /** @description Igual a */
                tipo?: string;
                /** @description Igual a */
                qtde?: string;
                /** @description Igual a */
                saldoAnterior?: string;
                /** @description Igual a */
                pontosGastos?: string;
                /** @description Igual a */
                totalPontos?: string;
                /** @description Igual a */
                credito?: string;
                /** @description Igual a */
                valorDoPonto?: string;
                /** @description Igual a */
                totalApagar?: string;
                /** @description Igual a */
                status?: string;
                /** @description Igual a */
                resgatadoEm?: string;
                /** @description Igual a */
                previsaoEntrega?: string;
                /** @description Igual a */
                dataEntrega?: string;
                /** @description Igual a */
                observacao?: string;
                /** @description Igual a */
                atrasado?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Resgate"][] | components["schemas"]["Exportacao"] | {
                        resgates: components["schemas"]["Resgate"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    } | {
                        rows: components["schemas"]["Resgate"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    };
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    putApiRevendasId: {
        parameters: {
            query?: never;
            header?: {
                /** @description JSON, por campo que muda: o resumo (FNV-1a) do valor que se viu antes */
                "X-Antes"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevendaMudanca"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Revenda"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description CONFLITO: O registro conflita com um que já existe.
             *     MUDOU_ENTRETANTO: Outra pessoa mudou este cadastro enquanto você o editava.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiRevendas: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Texto a achar, sem acentos nem maiúsculas */
                buscar?: string;
                /** @description O mesmo que buscar */
                busca?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Igual a */
                id?: string;
                /** @description Igual a */
                cnpj?: string;
                /** @description Igual a */
                razaoSocial?: string;
                /** @description Igual a */
                nomeFantasia?: string;
                /** @description Igual a */
                nomeInput?: string;
                /** @description Igual a */
                tipoPontuacao?: string;
                /** @description Igual a */
                email?: string;
                /** @description Igual a */
                responsavel?: string;
                /** @description Igual a */
                telefone?: string;
                /** @description Igual a */
                celular?: string;
                /** @description Igual a */
                endRua?: string;
                /** @description Igual a */
                endNumero?: string;
                /** @description Igual a */
                endComplemento?: string;
                /** @description Igual a */
                endBairro?: string;
                /** @description Igual a */
                endCidade?: string;
                /** @description Igual a */
                endEstado?: string;
                /** @description Igual a */
                endCep?: string;
                /** @description Igual a */
                fatorPontuacao?: string;
                /** @description Igual a */
                rm?: string;
                /** @description Igual a */
                redeId?: string;
                /** @description Igual a */
                rede?: string;
                /** @description Igual a */
                totalVendido?: string;
                /** @description Igual a */
                totalPontuado?: string;
                /** @description Igual a */
                saldoPontos?: string;
                /** @description Igual a */
                pintoresIndicados?: string;
                /** @description Igual a */
                ativo?: string;
                /** @description Igual a */
                criadoEm?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Revenda"][] | components["schemas"]["Exportacao"] | {
                        revendas: components["schemas"]["Revenda"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    }) | components["schemas"]["NomesDasRevendas"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiRevendas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevendaNovo"];
            };
        };
        responses: {
            /** @description Feito */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Revenda"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CONFLITO: O registro conflita com um que já existe. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiSessoesParceiroAtualizarSenha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SenhaNova"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description LINK_INVALIDO: Este link não vale mais. Peça outro em "Esqueci minha senha".
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiSessoesParceiroConfirmarEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmacaoDeEmail"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description LINK_INVALIDO: Este link não vale mais. Entre no clube e peça outro na tela inicial.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiSessoesParceiroEsqueceuSenha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SenhaEsquecida"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    deleteApiSessoesParceiroIdentidadesProvedor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provedor: "google" | "facebook";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiSessoesParceiroIdentidades: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Identidades"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiSessoesParceiroIdentidades: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentidadeLigada"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /**
             * @description ENTRADA_SOCIAL_DESLIGADA: A entrada com redes sociais não está disponível. Entre com CPF e senha.
             *     PEDIDO_INVALIDO: Pedido inválido.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description IDENTIDADE_JA_LIGADA: Esta conta já está ligada a outro cadastro do clube. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description CREDENCIAIS_INVALIDAS: CPF ou senha inválidos.
             *     IDENTIDADE_INVALIDA: Não conseguimos confirmar essa conta. Tente de novo ou entre com CPF e senha.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description REDE_SOCIAL_INDISPONIVEL: A rede social não respondeu. Tente de novo ou entre com CPF e senha.
             *     INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiSessoesParceiroInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParceiroInfo"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiSessoesParceiroSocial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntradasSociais"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiSessoesParceiroValidarRecuperacao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkDeRecuperacao"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkConferido"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiSessoesParceiro: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntradaLoja"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessaoDaLoja"];
                };
            };
            /**
             * @description ENTRADA_SOCIAL_DESLIGADA: A entrada com redes sociais não está disponível. Entre com CPF e senha.
             *     IDENTIDADE_SEM_CADASTRO: Esta conta ainda não está ligada a um cadastro. Complete o seu cadastro para entrar com ela.
             *     PEDIDO_INVALIDO: Pedido inválido.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description PARCEIRO_INATIVO: Parceiro não tem permissão para acessar a loja. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description CREDENCIAIS_INVALIDAS: CPF ou senha inválidos.
             *     IDENTIDADE_INVALIDA: Não conseguimos confirmar essa conta. Tente de novo ou entre com CPF e senha.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description REDE_SOCIAL_INDISPONIVEL: A rede social não respondeu. Tente de novo ou entre com CPF e senha.
             *     INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiSessoesSair: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiSessoesUsuarioRelatorio: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntradaRelatorio"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessaoDoRelatorio"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description USUARIO_DESATIVADO: Seu acesso foi desativado. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description CREDENCIAIS_INVALIDAS: CPF ou senha inválidos.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiSessoesUsuario: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntradaPainel"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessaoDoPainel"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description USUARIO_DESATIVADO: Seu acesso foi desativado. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description CREDENCIAIS_INVALIDAS: CPF ou senha inválidos.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Etiquetas"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiTermosDocumento: {
        parameters: {
            query?: {
                versao?: string;
            };
            header?: never;
            path: {
                documento: "regulamento" | "privacidade" | "compartilhamento" | "imagem" | "diretorio";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Termo"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiTrabalhosIdCancelar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TRABALHO_TERMINADO: O trabalho já terminou. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiTrabalhosIdLinhas: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Filtro */
                trabalho?: string;
                /** @description Igual a */
                id?: string;
                /** @description Igual a */
                chave?: string;
                /** @description Igual a */
                nome?: string;
                /** @description Igual a */
                estado?: string;
                /** @description Igual a */
                mensagem?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrabalhoLinha"][] | components["schemas"]["Exportacao"] | {
                        rows: components["schemas"]["TrabalhoLinha"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    };
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiTrabalhosId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trabalho"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiTrabalhos: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Filtro */
                aberto?: string;
                /** @description Filtro */
                meus?: string;
                /** @description Igual a */
                id?: string;
                /** @description Igual a */
                titulo?: string;
                /** @description Igual a */
                tipo?: string;
                /** @description Igual a */
                usuario?: string;
                /** @description Igual a */
                estado?: string;
                /** @description Igual a */
                total?: string;
                /** @description Igual a */
                feitos?: string;
                /** @description Igual a */
                falhas?: string;
                /** @description Igual a */
                cancelar?: string;
                /** @description Igual a */
                mensagem?: string;
                /** @description Igual a */
                criadoEm?: string;
                /** @description Igual a */
                comecouEm?: string;
                /** @description Igual a */
                terminouEm?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trabalho"][] | components["schemas"]["Exportacao"] | {
                        rows: components["schemas"]["Trabalho"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    };
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiUploadBanner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["BannerNovo"] & {
                    arquivo?: Blob[];
                };
            };
        };
        responses: {
            /** @description Feito */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Banner"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description IMAGEM_GRANDE_DEMAIS: A imagem deve ter até 15 MB
             *     GRANDE_DEMAIS: O envio é maior que o permitido.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description IMAGEM_NAO_ACEITA: Envie a imagem em JPEG, PNG ou WebP
             *     TIPO_NAO_ACEITO: Tipo de conteúdo não aceito.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description IMAGEM_OBRIGATORIA: Selecione um arquivo primeiro
             *     IMAGEM_REPETIDA: Envie uma imagem só
             *     IMAGEM_ILEGIVEL: A imagem não pôde ser lida. Envie outra.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiUploadFotoVideo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FotoVideo"] & {
                    arquivo?: Blob[];
                };
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description RESGATE_NAO_ENCONTRADO: Resgate não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description RESGATE_ENCERRADO: Este resgate já foi cancelado.
             *     MIDIAS_DEMAIS: Este resgate já tem 20 fotos e vídeos. Exclua um deles antes.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description FOTO_GRANDE_DEMAIS: A foto deve ter até 15 MB
             *     ARQUIVO_GRANDE: Por este caminho o vídeo deve ter até 100 MB. Um maior vai em partes, pelo painel.
             *     GRANDE_DEMAIS: O envio é maior que o permitido.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description FOTO_NAO_ACEITA: Envie a foto em JPEG, PNG ou WebP
             *     ARQUIVO_NAO_ACEITO: Envie uma foto em JPEG, PNG ou WebP, ou um vídeo em MP4, WebM ou MOV
             *     TIPO_NAO_ACEITO: Tipo de conteúdo não aceito.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description FOTO_REPETIDA: Envie uma foto só
             *     FOTO_ILEGIVEL: A foto não pôde ser lida. Envie outra.
             *     SEM_ARQUIVO: Escolha uma foto ou um vídeo
             *     ARQUIVOS_DEMAIS: Envie um arquivo de cada vez
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiUploadParceiroFoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FotoDoParceiro"] & {
                    arquivo?: Blob[];
                };
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FotoTrocada"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description FOTO_GRANDE_DEMAIS: A foto deve ter até 15 MB
             *     GRANDE_DEMAIS: O envio é maior que o permitido.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description FOTO_NAO_ACEITA: Envie a foto em JPEG, PNG ou WebP
             *     TIPO_NAO_ACEITO: Tipo de conteúdo não aceito.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description FOTO_OBRIGATORIA: Selecione uma foto primeiro
             *     FOTO_REPETIDA: Envie uma foto só
             *     FOTO_ILEGIVEL: A foto não pôde ser lida. Envie outra.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SITE_BLOQUEADO: O site está em reformulação e volta em breve. */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiUploadProdutos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    arquivo?: Blob[];
                };
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportacaoTotal"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CONFERENCIA_PERDIDA: A conferência se perdeu. Confira as linhas de novo. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description ARQUIVO_GRANDE_DEMAIS: O arquivo deve ter até 200 MB. Divida-o em partes.
             *     GRANDE_DEMAIS: O envio é maior que o permitido.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description ARQUIVO_NAO_ACEITO: Envie um arquivo CSV ou XLSX. De outros programas, salve a planilha como .xlsx ou .csv.
             *     TIPO_NAO_ACEITO: Tipo de conteúdo não aceito.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description ARQUIVO_OBRIGATORIO: Selecione um arquivo primeiro
             *     ARQUIVO_VAZIO: O arquivo está vazio.
             *     ARQUIVO_ILEGIVEL: O arquivo não pôde ser lido.
             *     COLUNAS_FALTANDO: Faltam colunas obrigatórias.
             *     LINHAS_COM_ERRO: Há linhas com erro. Nada foi gravado.
             *     NADA_A_GRAVAR: Nenhuma linha pode ser gravada.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description IMPORTACOES_DEMAIS: Você tem importações demais em aberto ou enviou arquivos demais hoje. Termine ou cancele as que estão abertas, ou tente amanhã.
             *     MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiUploadVendaFoto: {
        parameters: {
            query?: never;
            header?: {
                /** @description A mesma chave ouve de novo a primeira resposta */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EnvioNovo"] & {
                    arquivos?: Blob[];
                    arquivo?: Blob[];
                };
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotasEnviadas"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_PERMISSAO: Você não tem permissão para isso.
             *     REGULAMENTO_NAO_ACEITO: Aceite o regulamento para continuar.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NOTA_NAO_ENCONTRADA: Nota não encontrada. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description NOTA_REPETIDA: Você já enviou esta nota.
             *     CODIGO_JA_USADO: Este código já foi utilizado.
             *     CHAVE_REUTILIZADA: Esta chave já foi usada com outro pedido.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description ARQUIVO_GRANDE: O arquivo passa de 15 MB
             *     GRANDE_DEMAIS: O envio é maior que o permitido.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description ARQUIVO_NAO_ACEITO: Envie uma foto (JPEG, PNG, WebP ou HEIC), um PDF ou um XML
             *     TIPO_NAO_ACEITO: Tipo de conteúdo não aceito.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SEM_ARQUIVO: Selecione um arquivos primeiro
             *     ARQUIVOS_DEMAIS: Envie no máximo 10 arquivos por vez
             *     PENDENTES_DEMAIS: Você tem notas demais esperando análise.
             *     CODIGO_INVALIDO: Código inválido
             *     CODIGO_DE_TREINAMENTO: Este código é de um treinamento: use-o na tela Treinamentos.
             *     LIMITE_DE_CODIGOS: Você atingiu o limite de códigos. Tente de novo outro dia.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description PONTUACAO_BLOQUEADA: O envio de notas e códigos está suspenso no momento.
             *     SITE_BLOQUEADO: O site está em reformulação e volta em breve.
             */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description COTA_DE_ENVIO: Você já enviou tudo o que cabe por agora. Envie o resto mais tarde.
             *     MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    putApiUsuariosRelatorio: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsuarioMudanca"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsuarioRelatorioAlterado"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description CREDENCIAIS_INVALIDAS: CPF ou senha inválidos.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    putApiUsuariosId: {
        parameters: {
            query?: never;
            header?: {
                /** @description JSON, por campo que muda: o resumo (FNV-1a) do valor que se viu antes */
                "X-Antes"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsuarioDoPainelMudanca"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsuarioDoPainel"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SOMENTE_SMART: Só um Smart cadastra ou altera um Smart.
             *     SEM_PERMISSAO: Você não tem permissão para isso.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description CONFLITO: O registro conflita com um que já existe.
             *     MUDOU_ENTRETANTO: Outra pessoa mudou este cadastro enquanto você o editava.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description PROPRIO_ACESSO: Ninguém desativa o próprio acesso nem muda o próprio tipo: peça a outra pessoa.
             *     ULTIMO_SMART: Este é o último Smart ativo: torne Smart outra pessoa antes.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiUsuarios: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Texto a achar, sem acentos nem maiúsculas */
                buscar?: string;
                /** @description O mesmo que buscar */
                busca?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Igual a */
                id?: string;
                /** @description Igual a */
                nome?: string;
                /** @description Igual a */
                cpf?: string;
                /** @description Igual a */
                email?: string;
                /** @description Igual a */
                permissao?: string;
                /** @description Igual a */
                ativo?: string;
                /** @description Igual a */
                criadoEm?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsuarioDoPainel"][] | components["schemas"]["Exportacao"] | {
                        rows: components["schemas"]["UsuarioDoPainel"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    };
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    putApiUsuarios: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsuarioMudanca"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsuarioAlterado"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description CREDENCIAIS_INVALIDAS: CPF ou senha inválidos.
             *     CAMPOS_INVALIDOS: Confira os campos.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiUsuarios: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsuarioDoPainelNovo"];
            };
        };
        responses: {
            /** @description Feito */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Usuario"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description SOMENTE_SMART: Só um Smart cadastra ou altera um Smart.
             *     SEM_PERMISSAO: Você não tem permissão para isso.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description USUARIO_JA_CADASTRADO: Usuário já cadastrado */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    putApiValorPontoId: {
        parameters: {
            query?: never;
            header?: {
                /** @description JSON, por campo que muda: o resumo (FNV-1a) do valor que se viu antes */
                "X-Antes"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValorPontoMudanca"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValorPonto"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description CONFLITO: O registro conflita com um que já existe.
             *     MUDOU_ENTRETANTO: Outra pessoa mudou este cadastro enquanto você o editava.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiValorPonto: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Igual a */
                id?: string;
                /** @description Igual a */
                tipo?: string;
                /** @description Igual a */
                valorPonto?: string;
                /** @description Igual a */
                triggerLimite?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValorPonto"][] | components["schemas"]["Exportacao"] | {
                        rows: components["schemas"]["ValorPonto"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    };
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiVendas: {
        parameters: {
            query: {
                identificador: string;
                tipoFiscal?: "" | "N" | "C";
                cnpj?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendasPontuadas"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    putApiVisoesId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisaoMudanca"];
            };
        };
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Visao"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CONFLITO: O registro conflita com um que já existe. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    deleteApiVisoesId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description NAO_ENCONTRADO: Não encontrado. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiVisoes: {
        parameters: {
            query: {
                lista: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Visoes"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiVisoes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisaoNova"];
            };
        };
        responses: {
            /** @description Feito */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Visao"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CONFLITO: O registro conflita com um que já existe. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    getApiVouchers: {
        parameters: {
            query?: {
                /** @description Página, a partir de 0 */
                pagina?: string;
                /** @description Linhas por página, até 500; 0 para todas */
                limite?: string;
                /** @description O mesmo que limite */
                itensPorPagina?: string;
                /** @description {"campo":"…","direcao":"asc|desc"} */
                ordenacao?: string;
                /** @description +campo ou -campo */
                ordernar?: string;
                /** @description O mesmo que ordernar */
                ordenar?: string;
                /** @description Texto a achar, sem acentos nem maiúsculas */
                buscar?: string;
                /** @description O mesmo que buscar */
                busca?: string;
                /** @description Objeto JSON de filtros, com os nomes abaixo e mais _gte e _lte */
                filtros?: string;
                /** @description [primeira,última]: a resposta é um vetor, com Content-Range; X-Total-Estimado: 1 diz que o total é aproximado */
                range?: string;
                /** @description ["campo","ASC|DESC"], com range ou filter */
                sort?: string;
                /** @description Objeto JSON de filtros; q é a busca */
                filter?: string;
                /** @description csv ou xlsx: a resposta é o endereço do arquivo */
                download?: string;
                /** @description Nome do arquivo baixado */
                fileName?: string;
                /** @description Colunas do arquivo, separadas por vírgula e nesta ordem; sem elas, todas */
                colunas?: string;
                /** @description 1: só a página pedida; sem ele, todas as linhas que os filtros deixam */
                soPagina?: string;
                /** @description Igual a */
                id?: string;
                /** @description Igual a */
                voucher?: string;
                /** @description Igual a */
                usos?: string;
                /** @description Igual a */
                operacao?: string;
                /** @description Igual a */
                valor?: string;
                /** @description Igual a */
                iniciaEm?: string;
                /** @description Igual a */
                expiraEm?: string;
                /** @description Igual a */
                criadoEm?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Voucher"][] | components["schemas"]["Exportacao"] | {
                        rows: components["schemas"]["Voucher"][];
                        count: number;
                        metadata: components["schemas"]["MetadadosDaLista"];
                    };
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description LISTA_LONGA: São linhas demais para a tela. Use a exportação para ter todas. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
    postApiVouchers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoucherNovo"];
            };
        };
        responses: {
            /** @description Feito */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Voucher"];
                };
            };
            /** @description PEDIDO_INVALIDO: Pedido inválido. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SESSAO_INVALIDA: Sua sessão expirou. Entre novamente. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_PERMISSAO: Você não tem permissão para isso. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /**
             * @description CONFLITO: O registro conflita com um que já existe.
             *     SEGUNDA_PESSOA: Isto passa do que uma pessoa pode decidir sozinha. O pedido está em Aprovações e vale quando outra pessoa da equipe aprovar.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description GRANDE_DEMAIS: O envio é maior que o permitido. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description TIPO_NAO_ACEITO: Tipo de conteúdo não aceito. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description CAMPOS_INVALIDOS: Confira os campos. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description MUITAS_TENTATIVAS: Muitas tentativas. Aguarde alguns minutos e tente de novo. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description INDISPONIVEL: Serviço indisponível no momento. Tente de novo em instantes. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description SEM_ESPACO: O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
        };
    };
}
