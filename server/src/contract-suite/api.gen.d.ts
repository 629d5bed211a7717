export interface paths {
    "/v1/geolocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the location of the request
         * @description Returns where the request comes from, as far as the headers of a proxy or the IP address tell. No credentials are needed, and nothing is stored.
         */
        get: operations["geolocation_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/legal/{document}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a legal text
         * @description Returns the privacy policy or the terms of use that the operator has put into the data folder. No credentials are needed.
         */
        get: operations["legal_getText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List models
         * @description Lists the models that can be asked for, with their languages, their limits and what they cost. Several ids lead to the same engine here, so that programs written for the public API keep working. Clients of the OpenAI API, which send their key as a bearer token, get the list in the shape of that API: `{object, data}`, with the names of its models beside those of this server.
         */
        get: operations["models_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/speech-routes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the routes of speech
         * @description Returns which engine speaks which model id for whom. A route of a workspace counts before one of the installation, and one of a model id before one of all. Only operators of the installation may do this.
         */
        get: operations["operator_listSpeechRoutes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a route of speech
         * @description Sets a route, or takes it away. New generations follow it at once; what was generated stays as it is. Voices of models and of providers are spoken by their own engine whatever the route is. It is written to the audit log. Only operators of the installation may do this.
         */
        patch: operations["operator_changeSpeechRoute"];
        trace?: never;
    };
    "/v1/user/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the subscription
         * @description Returns the plan of the workspace, the credits used in this billing period, and the limits of the plan.
         */
        get: operations["user_subscription_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/speech-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the speech providers of the installation
         * @description Returns the providers whose voices every workspace may use. Those of single workspaces are not among them. Only operators of the installation may do this.
         */
        get: operations["operator_listSpeechProviders"];
        put?: never;
        /**
         * Add a speech provider to the installation
         * @description Stores the provider and reads its lists of models and voices. Where they cannot be read, `lists_problem` says why. It is written to the audit log. Only operators of the installation may do this.
         */
        post: operations["operator_createSpeechProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/speech-providers/{provider_id}": {
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
         * Remove a speech provider of the installation
         * @description Removes the provider with its key. What it has spoken stays. It is written to the audit log. Only operators of the installation may do this.
         */
        delete: operations["operator_deleteSpeechProvider"];
        options?: never;
        head?: never;
        /**
         * Change a speech provider of the installation
         * @description Changes what is given and keeps the rest. It is written to the audit log. Only operators of the installation may do this.
         */
        patch: operations["operator_updateSpeechProvider"];
        trace?: never;
    };
    "/v1/operator/speech-providers/{provider_id}/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the lists of a provider of the installation again
         * @description Asks the provider for its models and voices. Where they cannot be read, the former ones stay and `lists_problem` says why. Only operators of the installation may do this.
         */
        post: operations["operator_readSpeechProviderLists"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/speech-providers/{provider_id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a speech provider of the installation
         * @description Has the provider speak a sentence, and returns the sound and how long it took, or why it failed. Only operators of the installation may do this.
         */
        post: operations["operator_testSpeechProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspace/speech-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the speech providers of the workspace
         * @description Returns the providers whose voices only this workspace may use, and the names of those that every workspace may use. Only admins of the workspace may do this, in a session.
         */
        get: operations["workspace_listSpeechProviders"];
        put?: never;
        /**
         * Add a speech provider to the workspace
         * @description Stores the provider and reads its lists of models and voices. Where they cannot be read, `lists_problem` says why. It is written to the audit log. Only admins of the workspace may do this, in a session.
         */
        post: operations["workspace_createSpeechProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspace/speech-providers/{provider_id}": {
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
         * Remove a speech provider of the workspace
         * @description Removes the provider with its key. What it has spoken stays. It is written to the audit log. Only admins of the workspace may do this, in a session.
         */
        delete: operations["workspace_deleteSpeechProvider"];
        options?: never;
        head?: never;
        /**
         * Change a speech provider of the workspace
         * @description Changes what is given and keeps the rest. It is written to the audit log. Only admins of the workspace may do this, in a session.
         */
        patch: operations["workspace_updateSpeechProvider"];
        trace?: never;
    };
    "/v1/workspace/speech-providers/{provider_id}/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the lists of a speech provider again
         * @description Asks the provider for its models and voices. Where they cannot be read, the former ones stay and `lists_problem` says why. Only admins of the workspace may do this, in a session.
         */
        post: operations["workspace_readSpeechProviderLists"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspace/speech-providers/{provider_id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a speech provider of the workspace
         * @description Has the provider speak a sentence, and returns the sound and how long it took, or why it failed. Only admins of the workspace may do this, in a session.
         */
        post: operations["workspace_testSpeechProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/voices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List voices
         * @description Lists every voice that the workspace can use. Use `GET /v2/voices` to search, filter and page.
         */
        get: operations["voices_getAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/voices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search voices
         * @description Returns voices page by page, searched, filtered and sorted. Ask for the next page with `next_page_token` until `has_more` is false. A filter that fits none of the voices here gives an empty page, not an error.
         */
        get: operations["voices_search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/voices/settings/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the default voice settings
         * @description Returns the settings that every voice has until the workspace changes them. It needs no API key.
         */
        get: operations["voices_settings_getDefault"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/voices/{voice_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a voice
         * @description Returns one voice with its labels, its languages and, unless `with_settings` is false, its settings in this workspace.
         */
        get: operations["voices_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/voices/{voice_id}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get voice settings
         * @description Returns the settings of a voice in this workspace: the default ones where nobody has changed them.
         */
        get: operations["voices_settings_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/voices/{voice_id}/settings/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update voice settings
         * @description Changes the settings of a voice for the whole workspace. Settings that are left out or null stay as they are. Requests that bring no settings of their own use them.
         */
        post: operations["voices_settings_update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/voices/{voice_id}/favorite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add a voice to favourites
         * @description Marks a voice as one of the caller's favourites. Other members of the workspace keep their own. Adding a voice twice is not an error.
         */
        put: operations["voices_addFavorite"];
        post?: never;
        /**
         * Remove a voice from favourites
         * @description Takes a voice off the caller's favourites. Removing a voice that is not a favourite is not an error.
         */
        delete: operations["voices_removeFavorite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/voices/{voice_id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a voice preview
         * @description Returns a short mp3 sample of a voice. Anyone may listen; no credentials are needed and nothing is charged. The first request for a language makes the sample, which takes a moment longer.
         */
        get: operations["voices_getPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Listen to changes
         * @description Sends server-sent events about everything that changes for the caller, and a heartbeat while nothing does. The first event, `hello`, names the build of the web app. Reconnect with `Last-Event-ID` to get what was missed; an event named `reset` says that it was too much, and that everything should be loaded again.
         */
        get: operations["live_listen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List jobs
         * @description Lists the caller's jobs, newest first: those that wait or run, and those that have ended and were not dismissed. Jobs are deleted 30 days after they end. An API key sees only the kinds that its permissions cover, and never the archive of personal data.
         */
        get: operations["jobs_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{job_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a job
         * @description Returns one of the caller's jobs with its progress, its error and its file. Poll it, or listen to `GET /v1/live`.
         */
        get: operations["jobs_get"];
        put?: never;
        post?: never;
        /**
         * Dismiss a job
         * @description Removes a job that has ended from the list and deletes its file, which frees its part of the quota of files. Audio that it added to the history stays there.
         */
        delete: operations["jobs_dismiss"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{job_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a job
         * @description Stops a job. A job that runs finishes its current step first. Audio that a speech batch has made by then stays in the history and stays charged. Cancelling a cancelled job again is not an error.
         */
        post: operations["jobs_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{job_id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a job
         * @description Puts a failed or cancelled job back into the queue. A speech batch goes on with the rows that are not done; other jobs start from the beginning. The job continues in the name of whoever retries it: the credit limit of their API key applies.
         */
        post: operations["jobs_retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{job_id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the file of a job
         * @description Returns the file that a job has made. It is kept for seven days; `file.expires_at_unix` of the job says until when.
         */
        get: operations["jobs_getFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/upload-limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the limits of uploads
         * @description Returns how large and how long a file may be for each purpose, and which types of audio and video this installation can read. Nothing has to be uploaded to learn it.
         */
        get: operations["uploads_getLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an upload
         * @description Starts the upload of a file in parts, which can be resumed after a lost connection or a restart of the server. Send the parts with `PUT /v1/uploads/{upload_id}/parts/{part_number}`, in any order, then call `complete`. The file can then be named by `upload_id` in calls that take a file. It is removed a day after its last part arrived.
         */
        post: operations["uploads_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/uploads/{upload_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an upload
         * @description Returns which parts of a file have arrived. After a lost connection, send the others.
         */
        get: operations["uploads_get"];
        put?: never;
        post?: never;
        /**
         * Cancel or remove an upload
         * @description Removes the file and what has arrived of it at once.
         */
        delete: operations["uploads_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/uploads/{upload_id}/parts/{part_number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send a part of a file
         * @description Stores one part of a file. A part that is sent again replaces the one before, so a call whose answer was lost can be repeated.
         */
        put: operations["uploads_putPart"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/uploads/{upload_id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete an upload
         * @description Puts the parts together and looks at what the file is: its type by its bytes, how long its sound is, and how many channels it has. A file that cannot be used is refused here and removed, before anything is charged. Calling it again returns the same answer.
         */
        post: operations["uploads_complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List history items
         * @description Lists what the caller has generated in the workspace, newest first unless `sort_direction` says otherwise. Ask for the next page with `start_after_history_item_id` until `has_more` is false: with `search`, `latest_takes` or several filters a page may hold fewer items than `page_size`, or none, and the next one continues. Alignments are left out here; `GET /v1/history/{history_item_id}` returns them.
         */
        get: operations["history_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/history/{history_item_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a history item
         * @description Returns one item of the caller's history with its settings, its cost and the time of every character.
         */
        get: operations["history_get"];
        put?: never;
        post?: never;
        /**
         * Delete a history item
         * @description Deletes an item and its audio for good. Credits that were charged for it are not given back.
         */
        delete: operations["history_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/history/{history_item_id}/audio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the audio of a history item
         * @description Returns the audio file in the format in which it was generated. Use `range` for a part of the file and `if-none-match` to check a copy.
         */
        get: operations["history_getAudio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/history/{history_item_id}/waveform": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the waveform of a history item
         * @description Returns the heights of a waveform and the loudness of the audio, for drawing it without downloading it. Both were measured when the audio was made.
         */
        get: operations["history_getWaveform"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/history/{history_item_id}/take": {
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
         * Name a take or mark it final
         * @description Changes what the caller says of one of their items as a take of its text. What is left out stays as it is. Items with the same audio are one take and change together. A take that becomes final replaces the one that was final before.
         */
        patch: operations["history_updateTake"];
        trace?: never;
    };
    "/v1/history/{history_item_id}/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send feedback on a history item
         * @description Stores the caller's vote on one of their items, with a text or with what is wrong, as the item's `feedback`. A later vote replaces an earlier one until an operator of the installation has reviewed it. Operators who review it may read the text of the item and hear its audio.
         */
        post: operations["history_sendFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/history/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download history items
         * @description Returns the audio file itself for one id, and a zip for several ids, which is packed while it is being sent. Items of a zip whose audio file is missing are listed in its `missing-audio.txt`. Use `POST /v1/history/zip` to pack a large selection in the background.
         */
        post: operations["history_download"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/history/zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a zip of history items
         * @description Starts a job that packs the audio of the items into a zip. Download the file with `GET /v1/jobs/{job_id}/file` once the job is done; it is kept for seven days. The same items in the same format are packed once: the answer is then the earlier job, as long as its file lasts for another day. Items that are deleted in the meantime are left out. Those whose audio file is missing are listed in `missing-audio.txt` in the zip and counted as `missing_audio` in the `params` of the job.
         */
        post: operations["history_zip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/history/{history_item_id}/downloads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the downloads of a history item
         * @description Returns what an item can be downloaded as: its audio files with their sizes, and how many cues its subtitles have.
         */
        get: operations["history_getDownloads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/history/{history_item_id}/subtitles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the subtitles of a history item
         * @description Returns the text as subtitles with the times of the audio, as SubRip or WebVTT. A cue has at most two lines of 42 characters and seven seconds; it breaks at the ends of sentences and clauses, and never inside a number or an abbreviated name. Wide letters of East Asian scripts count twice.
         */
        get: operations["history_getSubtitles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/history/{history_item_id}/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the words of a history item with their times
         * @description Returns every word of the text with the time at which it is heard. The list has the shape that transcripts of the public API have.
         */
        get: operations["history_getWords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/history/{history_item_id}/loudness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Measure the loudness of a history item
         * @description Measures the audio after ITU-R BS.1770, and returns what each `loudness` of `POST /v1/history/download` does to it. A long item takes a few seconds; what was measured is kept in memory.
         */
        get: operations["history_getLoudness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/history/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete several history items
         * @description Deletes the items and their audio for good. Ids that are unknown or already deleted are ignored, so the call can be repeated safely.
         */
        post: operations["history_deleteMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/item-feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List feedback on history items
         * @description Lists what the users of all workspaces say of what they generated, newest first. Texts are left out. Only operators of the installation may read it.
         */
        get: operations["operator_itemFeedback_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/item-feedback/voices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count feedback by voice
         * @description Returns the votes on the items of each voice, the voice with the most negative votes first. Only operators of the installation may read it.
         */
        get: operations["operator_itemFeedback_countByVoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/item-feedback/{history_item_id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Review feedback on a history item
         * @description Sets the review status. Reviewed feedback cannot be changed by its user until it is set back to `not_reviewed`. Only operators of the installation may do this, and it is recorded with their name.
         */
        put: operations["operator_itemFeedback_review"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/item-feedback/{history_item_id}/text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the text of an item with feedback
         * @description Returns the text of an item on which its user gave feedback. Only operators of the installation may read it, and it is recorded with their name.
         */
        get: operations["operator_itemFeedback_getText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/history/{history_item_id}/audio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the audio of any history item
         * @description Returns the audio of an item of any workspace. `ADMIN_PATH_PREFIX` replaces `/v1/admin` in its path. Only operators of the installation may read it, and it is recorded with their name, once for the ranges of one file within ten minutes.
         */
        get: operations["operator_getHistoryAudio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/text-to-speech/{voice_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create speech
         * @description Turns a text into speech and sends the audio while it is being made, so the first bytes arrive before the whole text has been spoken. A client that disconnects early pays only for what was spoken by then. A request that the workspace has made before is answered from the cache at no cost, unless `enable_logging` is false.
         */
        post: operations["textToSpeech_convert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/text-to-speech/{voice_id}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stream speech
         * @description Does exactly what `POST /v1/text-to-speech/{voice_id}` does, which streams its audio too. It exists for clients that expect a separate address for streaming.
         */
        post: operations["textToSpeech_stream"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/text-to-speech/{voice_id}/with-timestamps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create speech with timestamps
         * @description Turns a text into speech and answers one JSON object that holds the audio and the time of every character. `alignment` describes the text as it was sent; `normalized_alignment` describes the text as it was spoken, with numbers and dates written out.
         */
        post: operations["textToSpeech_convertWithTimestamps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/text-to-speech/{voice_id}/stream/with-timestamps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stream speech with timestamps
         * @description Sends JSON objects, each followed by a blank line, while the speech is being made. Each object carries a part of the audio and the times of its characters, counted in seconds from the start of the whole audio.
         */
        post: operations["textToSpeech_streamWithTimestamps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/text-to-speech/{voice_id}/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price a speech
         * @description Says what a request to create speech would cost at this moment, without making anything: whether the audio is in the history already and, with `redo_of`, which sentences would keep their sound. It takes the same input and refuses it for the same reasons, except for a quota or a concurrency limit. Of an item of `redo_of` with other settings nothing is kept, and the price is that of the whole text.
         */
        post: operations["textToSpeech_price"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/audio-isolation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Isolate speech
         * @description Removes background noise from an audio or video file, and returns the speech as audio of one channel. The answer begins when all of it is made, so its headers hold every warning. A file is sent as `audio`, or named by `upload_id`.
         */
        post: operations["audioIsolation_convert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/audio-isolation/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stream isolated speech
         * @description Does what `POST /v1/audio-isolation` does, and sends the audio while it is being made. A client that disconnects early pays only for what was made by then.
         */
        post: operations["audioIsolation_stream"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/audio-isolation/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List isolated audio
         * @description Lists what the caller has isolated in the workspace, newest first.
         */
        get: operations["audioIsolation_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/audio-isolation/history/{history_item_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an entry of isolated audio
         * @description Returns one entry with its engine, its cost and its warnings.
         */
        get: operations["audioIsolation_get"];
        put?: never;
        post?: never;
        /**
         * Delete isolated audio
         * @description Deletes an entry with both of its audio files for good. Credits that were charged for it are not given back.
         */
        delete: operations["audioIsolation_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/audio-isolation/history/{history_item_id}/audio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get isolated audio
         * @description Returns the isolated audio. Use `range` for a part of the file and `if-none-match` to check a copy.
         */
        get: operations["audioIsolation_getAudio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/audio-isolation/history/{history_item_id}/original": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the original of isolated audio
         * @description Returns the sound of the file as it was before, mixed into one channel, in the same format and of the same length as the isolated audio, so that both can be played side by side.
         */
        get: operations["audioIsolation_getOriginal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/audio-isolation/history/{history_item_id}/waveforms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the waveforms of isolated audio
         * @description Returns the heights of two waveforms: of the sound before and after isolation.
         */
        get: operations["audioIsolation_getWaveforms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/audio/speech": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create speech for OpenAI clients
         * @description Takes the request of the OpenAI API, so that programs that were written for it speak here. It does what `POST /v1/text-to-speech/{voice_id}` does: the audio is sent while it is being made, the item is kept in the history, and a request that was made before is answered from the cache at no cost. What could not be done as asked stands in the header `x-veery-warnings`.
         */
        post: operations["openai_createSpeech"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/audio/voices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List voices for OpenAI clients
         * @description Lists every voice that the workspace can use, with the names of the OpenAI API for which it stands in. `GET /v1/voices` says more about each.
         */
        get: operations["openai_listVoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/models/{model_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a model for OpenAI clients
         * @description Returns one model in the shape of the OpenAI API. `GET /v1/models` lists all of them, in that shape for clients that send their key as a bearer token.
         */
        get: operations["openai_getModel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Talk to the MCP server
         * @description The server of the Model Context Protocol, with which assistants speak, list voices and models, read the history and ask for the credits that are left. It has no sessions: each request is answered by itself, as JSON. A notification is answered 202 without a body. A key may call the tools that its permissions cover, and the list of tools says which it may not.
         */
        post: operations["mcp_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/speech-batches/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a speech batch
         * @description Says for every row what it would cost and whether it can be spoken, along with the credits that are left. Nothing is spoken, kept or charged.
         */
        post: operations["speechBatches_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/speech-batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a speech batch
         * @description Starts a job that speaks every row and ends with a zip of the audio files and a report. The batch is refused as a whole if any row cannot be spoken, or if all rows together cost more than the credits that are left. A row that fails later is reported in the zip and does not stop the others.
         */
        post: operations["speechBatches_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/speech-batches/{job_id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rows of a batch
         * @description Answers every row of a speech batch with its state, what it cost, and the history item that holds its audio. Only the user who started the job can read it.
         */
        get: operations["speechBatches_listRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ingest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send events
         * @description Stores up to 100 events of the web app for the statistics of this installation: all of them, or none if one is refused. Events from before the visitor agreed to statistics are dropped. Nothing is stored of users who opted out, in support sessions, or where statistics are off. Only pages of this installation may send events.
         */
        post: operations["analytics_ingest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/google-ads-visit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a visit from an advertisement
         * @description Stores that a visitor came through an advertisement, where the installation collects statistics. Nothing is stored of users who opted out, and nothing leaves the installation.
         */
        post: operations["analytics_recordAdVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get event counts
         * @description Returns how often each event happened per day (UTC), newest first. Only operators of the installation may read it.
         */
        get: operations["operator_getAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notifications
         * @description Lists the caller's notifications, newest first, with the number of unread ones. The latest 200 are kept.
         */
        get: operations["messages_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read
         * @description Marks the given notifications as read, or all of them when `message_ids` is left out. Unknown ids are ignored.
         */
        post: operations["messages_markRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspace/notification-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get notification preferences
         * @description Returns for every kind of notification whether the caller gets it by mail and in the app.
         */
        get: operations["messages_preferences_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update notification preferences
         * @description Changes where the caller gets the given kinds of notifications; everything else stays as it is. Turning mails about product updates on or off is recorded as the user's consent.
         */
        patch: operations["messages_preferences_update"];
        trace?: never;
    };
    "/v1/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send product feedback
         * @description Sends a message about the product to the operators of the installation, who are notified. A user may send 20 messages an hour.
         */
        post: operations["feedback_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List product feedback
         * @description Lists what users have said about the product, newest first. Only operators of the installation may read it.
         */
        get: operations["operator_listFeedback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspace/is-admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check for administration rights
         * @description Says whether the caller is an admin of the workspace.
         */
        get: operations["workspace_isAdmin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspace/can-access-workspace-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check access to workspace settings
         * @description Says whether the caller may see the settings of the workspace, and whether they may change them.
         */
        get: operations["workspace_canAccessSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the workspace
         * @description Returns the caller's workspace with its plan, its seats and its settings.
         */
        get: operations["workspace_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspace/update-workspace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update the workspace
         * @description Changes the settings of the workspace for all members. Parameters that are left out keep their values. Only admins may do this.
         */
        put: operations["workspace_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspace/invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sent invitations
         * @description Lists the invitations of the workspace that nobody has answered, including expired ones. Only admins may read them.
         */
        get: operations["workspace_invites_list"];
        put?: never;
        post?: never;
        /**
         * Revoke an invitation
         * @description Takes back an invitation that nobody has answered and frees its seat. Its link stops working. Only admins may do this.
         */
        delete: operations["workspace_invites_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspace/invites/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a person
         * @description Mails an invitation to the workspace that is valid for seven days. Inviting the same address again sends the mail again and renews the seven days. Only admins may invite, and a pending invitation takes a seat. To invite an admin requires a session, and the same proof as creating an API key.
         */
        post: operations["workspace_invites_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspace/invites/add-bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite several people
         * @description Mails invitations to up to 100 addresses: to all of them, or to none if one is refused. Otherwise it works like `POST /v1/workspace/invites/add`.
         */
        post: operations["workspace_invites_createBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List received invitations
         * @description Lists the unanswered invitations that were sent to the caller's email address, with the seats of each workspace.
         */
        get: operations["workspace_invites_listReceived"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspace/invites/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an invitation
         * @description Returns what a person who is not signed in may know of a pending invitation. The code proves that they have its mail.
         */
        get: operations["workspace_invites_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspace/invites/{code}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description Moves the caller into the workspace. Their own workspace is kept and waits for them, with everything they made in it. Only the account with the invited address may accept, and the admins are notified.
         */
        post: operations["workspace_invites_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspace/invites/{code}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline an invitation
         * @description Declines an invitation, which then disappears for both sides. Only the account with the invited address may decline it.
         */
        post: operations["workspace_invites_decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspace/invite-links/{link_code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the invitation of a link
         * @description Returns the invitation that a mailed link is about. Of an invitation that has ended it tells how it ended and the name of the workspace, and nothing else. Reading it changes nothing.
         */
        get: operations["workspace_inviteLinks_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspace/invite-links/{link_code}/welcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the spoken welcome of an invitation
         * @description Returns a sentence with the name of the workspace, spoken by one of its voices in the language of the request. It costs no credits.
         */
        get: operations["workspace_inviteLinks_getWelcome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspace/invite-links/{link_code}/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a new invitation
         * @description Notifies the admins of the workspace that the person of an ended invitation would like another one. It can be asked once a day.
         */
        post: operations["workspace_inviteLinks_request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspace/seats-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get seats
         * @description Returns how many members the plan of the workspace allows and how many there are. Pending invitations take seats too.
         */
        get: operations["workspace_getSeats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspace/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List members
         * @description Lists the members of the workspace. Admins see everybody, including members who are locked out; editors see only the admins.
         */
        get: operations["workspace_members_list"];
        put?: never;
        /**
         * Update a member
         * @description Changes the role of a member, locks them out or lets them in again. A locked-out member loses access at once and keeps the seat. Only admins may do this, and the owner always stays an admin.
         */
        post: operations["workspace_members_update"];
        /**
         * Remove a member
         * @description Removes a member from the workspace; they are in their own workspace again. What they made here stays and is theirs again if they come back. Only admins may do this, and the owner cannot be removed.
         */
        delete: operations["workspace_members_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/leave-workspace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave the workspace
         * @description Moves the caller back into their own workspace, which is created if there is none. What they made in the workspace they leave stays there.
         */
        post: operations["workspace_leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description Lists the caller's API keys in this workspace with their limits and usage, but never their secrets. An API key may call this only if it has no restrictions itself.
         */
        get: operations["apiKeys_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/api-keys/{key_id}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the requests of an API key
         * @description Lists the last fifty requests made with a key, newest first.
         */
        get: operations["apiKeys_listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/create-api-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an API key
         * @description Creates an API key and returns its secret, which is shown only once. A session that has not given its password in the last 15 minutes must send a mailed code in the header `sensitive-action-code`; a refusal mails one. The owner is notified of the new key. An account may have up to 100 keys.
         */
        post: operations["apiKeys_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/rotate-api-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate an API key
         * @description Gives a key a new secret, which is shown only once. The former secret works for another 24 hours unless `keep_former` is false. A session that has not given its password in the last 15 minutes must send a mailed code in the header `sensitive-action-code`; a refusal mails one.
         */
        post: operations["apiKeys_rotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspaces/api-keys/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disable the calling API key
         * @description Disables the key that makes the request, whatever its permissions are, so that anyone who finds a leaked key can switch it off. Its owner can enable it again.
         */
        post: operations["workspaces_apiKeys_disable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/edit-api-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update an API key
         * @description Renames, restricts, disables or enables a key. Fields that are left out stay as they are, and changes apply to the next request. A change that lets the key do more requires the same proof as creating one: a session that has not given its password in the last 15 minutes must send a mailed code in the header `sensitive-action-code`.
         */
        post: operations["apiKeys_update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/delete-api-key": {
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
         * Delete an API key
         * @description Deletes a key for good. It stops working at once. Give `key_id` in the query or in the body.
         */
        delete: operations["apiKeys_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/single-use-token/{token_type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a single-use token
         * @description Creates a token that opens one WebSocket within 15 minutes and may do what its creator may do. A server creates it with its API key and hands it to a browser, so that the key never leaves the server.
         */
        post: operations["tokens_singleUse_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/send-password-reset-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a password reset mail
         * @description Mails a link for setting a new password if the address has an account. The answer is the same for every address, so it does not reveal who has one.
         */
        post: operations["auth_sendPasswordResetEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/confirm-password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset a password
         * @description Sets a new password with the code of a password reset mail, which works once and for an hour. Every session of the account ends, its API keys are deleted unless `revoke_keys` names only some of them, and the owner is told by mail; a second factor stays on.
         */
        post: operations["auth_confirmPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/action-code/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the code of a mailed link
         * @description Says what a code is for and which address it is about, without using it. Of a password reset it lists the API keys of the account, so that the user can say which of them to revoke.
         */
        post: operations["auth_checkActionCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/verify-sensitive-action-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a code for sensitive actions
         * @description Uses a mailed code to unlock sensitive actions, such as changing the email address, for this session and fifteen minutes.
         */
        post: operations["security_verifyCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/send-sensitive-action-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code for sensitive actions
         * @description Mails the user a code for `POST /v1/user/verify-sensitive-action-code`. At most one mail per minute is sent, and a code is valid for ten minutes.
         */
        post: operations["security_sendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/send-email-change-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request an email change
         * @description Mails a confirmation link to the new address; nothing changes until it is used. A session that has not given its password in the last 15 minutes must send a mailed code in the header `sensitive-action-code`; a refusal mails one. If the address belongs to another account, its owner is told instead and the answer is the same.
         */
        post: operations["security_email_requestChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an email address
         * @description Changes the address of an account with the code that was mailed to the new one, and ends all sessions but the one that asked. The former address gets a link that takes the change back within seven days. No credentials are needed but the code.
         */
        put: operations["security_email_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Sets another password and ends every other session of the account; the owner is told by mail. A session that has not given its password in the last 15 minutes must send a mailed code in the header `sensitive-action-code`; a refusal mails one.
         */
        post: operations["security_changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sessions
         * @description Lists where the account is signed in, including operators whom the user has let in.
         */
        get: operations["security_sessions_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/sessions/{session_id}": {
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
         * End a session
         * @description Signs out one session of the caller. Its tokens stop working at once. Ending a session that has already ended is not an error.
         */
        delete: operations["security_sessions_end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all other sessions
         * @description Signs out every session of the account except the one that makes the request.
         */
        post: operations["security_sessions_endOthers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/totp/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start setting up an authenticator app
         * @description Creates a secret for an authenticator app. The second factor is on only after `POST /v1/user/totp/confirm`. Calling it again within 15 minutes returns the same secret.
         */
        post: operations["security_totp_begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn on the authenticator app
         * @description Turns the second factor on with a code of the new secret, and returns a backup code that is shown only once. A session that has not given its password in the last 15 minutes must send a mailed code in the header `sensitive-action-code`; a refusal mails one.
         */
        post: operations["security_totp_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/update-mfa-factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn off second factors
         * @description Returns the second factors of the account after turning off those that are given as false. An empty request changes nothing. To turn one off, a session that has not given its password in the last 15 minutes must send a mailed code in the header `sensitive-action-code`; a refusal mails one.
         */
        post: operations["security_updateMfaFactors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/backup-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a backup code
         * @description Replaces the backup code with a new one, which is shown only once. A session that has not given its password in the last 15 minutes must send a mailed code in the header `sensitive-action-code`; a refusal mails one.
         */
        post: operations["security_createBackupCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/record-device-fingerprint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a device
         * @description Stores a fingerprint of the browser, so that the account's devices can be told apart. Only the most recently seen devices are kept.
         */
        post: operations["security_recordDeviceFingerprint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/sign-in-requests/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Grant a support request
         * @description Grants the access that an operator asked for by mail, for 24 hours, with the code from that mail. Only the owner of the account can do this, in their own session; the operator is told.
         */
        post: operations["supportAccess_verifyRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/support-access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List support access
         * @description Lists the access to the caller's account that operators asked for or were given, newest first.
         */
        get: operations["supportAccess_list"];
        put?: never;
        /**
         * Grant support access
         * @description Lets the operators of the installation into the caller's account for a limited time. Every entry is recorded, and the caller is told.
         */
        post: operations["supportAccess_offer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/support-access/{grant_id}": {
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
         * End support access
         * @description Ends a grant or declines a request. Operators who are in the account lose access at once. Ending a grant again is not an error.
         */
        delete: operations["supportAccess_end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/support-access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List available support access
         * @description Lists the grants that the calling operator may use now.
         */
        get: operations["supportAccess_listOpen"];
        put?: never;
        /**
         * Request support access
         * @description Mails a user a link with which they can grant access to their account; it is valid for an hour. The answer is the same for every address. Only operators of the installation may do this.
         */
        post: operations["supportAccess_request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/support-access/{grant_id}/enter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter an account
         * @description Opens a session in the user's account that ends with the grant at the latest and cannot be renewed. The user is told by mail and in the app. In it, the operator cannot do what is reserved for the owner.
         */
        post: operations["supportAccess_enter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/instance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get information about the installation
         * @description Says what a visitor's page must know before anybody has signed in. No credentials are needed.
         */
        get: operations["instance_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Signs in with an email address and a password and, if the account has one, a second factor. Returns a short-lived bearer token and sets the refresh token as a cookie. An unknown address and a wrong password get the same answer.
         */
        post: operations["auth_signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refresh a session
         * @description Returns a new bearer token for the session of the refresh cookie, and replaces that cookie. A bearer token is valid for ten minutes.
         */
        post: operations["auth_refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of the refresh cookie, or every session of its account with `all`, and clears the cookies. It succeeds without a session too.
         */
        post: operations["auth_signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/prepare-internal-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an internal verification code
         * @description Exchanges the code of a mailed link for another code that a page may carry in its address. It lives for ten minutes, works once, and proves only that its bearer has read a mail to the address; it signs nobody in. The mailed code stays valid.
         */
        post: operations["auth_prepareInternalVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspace/find-sso-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the SSO provider of an address
         * @description Returns the identity provider that signs in an email address. No provider can be configured yet, so the answer is the same for every address.
         */
        get: operations["workspace_findSsoProvider"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspace/identity-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List identity providers
         * @description Lists the providers that the address in the header `Email` may sign in with. No provider can be configured yet, so the list is empty.
         */
        get: operations["workspace_identityProviders_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/set-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up the installation
         * @description Creates the account of the first operator with the one-time code that the server prints at its first start, and signs it in. It works only while there is no operator. Nobody is asked for an agreement, because the terms of an installation are its operator’s own.
         */
        post: operations["auth_setUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/bot-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the bot check
         * @description Says what a visitor must solve before signing up: nothing, a proof of work, or the challenge of a provider.
         */
        get: operations["auth_getBotCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/pre-sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare a sign-up
         * @description Stores what a visitor agrees to before they sign up, after checking that they are no bot. For 15 minutes the sign-up itself then needs no further check. Both count for the browser that gets the cookie of the answer, because anybody can give anybody’s address. The answer is the same whether or not the address has an account.
         */
        post: operations["auth_preSignUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up
         * @description Requests an account. A link is mailed in every case, to verify the address or to say that it has an account already, so the answer does not reveal who has one. The account is created when the link is used. The password counts only in the browser that gave it, to which the answer gives a cookie; anywhere else the link asks for another one.
         */
        post: operations["auth_signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a workspace
         * @description Creates the account of an invited person in the workspace that invited them, and signs it in. The code of the mailed link proves the address, so nothing is left to verify, and the first steps of a new customer are skipped. An account with that address that nobody has verified gets the password of this call. Everything happens or nothing does.
         */
        post: operations["auth_join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/post-registration-user-setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a registration
         * @description Stores which partner referred a new account and returns the ids of the user and their workspace. Only the first report counts, so the call can be repeated safely.
         */
        post: operations["user_finishRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/send-verification-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a verification mail
         * @description Mails the link that verifies an address, if an account or a sign-up waits for it. Of several sign-ups it is the one of this browser, else the newest. The answer is the same for every address, so it does not reveal who has an account.
         */
        post: operations["auth_sendVerificationEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an email address
         * @description Uses the code of a verification mail: it verifies the address, and creates the account if the mail belongs to a sign-up. In the browser that signed up (its cookie is the proof) the account gets the password and the choices of that sign-up; anywhere else they are taken from this call, because anybody can sign up with anybody’s address. The code works once, within an hour.
         */
        post: operations["auth_verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/history/{history_item_id}/share-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the public link of a history item
         * @description Returns the address of a public page with the text and the audio of the item. The first call makes the link, and further calls return the same one. Because it publishes the item, a key needs the permission to write.
         */
        get: operations["history_getShareLink"];
        put?: never;
        post?: never;
        /**
         * Remove the public link of a history item
         * @description Ends the link: its page and its audio answer 410 from then on. Sharing the item again makes another link. An item that is not shared is no error.
         */
        delete: operations["history_deleteShareLink"];
        options?: never;
        head?: never;
        /**
         * Change the public link of a history item
         * @description Says whether the public page of the item offers the audio as a file.
         */
        patch: operations["history_updateShareLink"];
        trace?: never;
    };
    "/share/{share_link_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the public page of a shared item
         * @description Returns the page with its player, or with `format=json` what it shows as `{text, voice_name, audio_url, public_user_name, date_unix}`. Clients that accept HTML get errors as a page too. No credentials are needed.
         */
        get: operations["share_getPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/share/{share_link_id}/embed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the player of a shared item for other sites
         * @description Returns a small player that any site may show in a frame. It is the only page that may be framed.
         */
        get: operations["share_getEmbed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/share/{share_link_id}/audio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the audio of a shared item
         * @description Returns the audio in the format in which it was generated; raw samples get the header of a WAV file, so that browsers can play them. Use `range` for a part of the file.
         */
        get: operations["share_getAudio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/share/{share_link_id}/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the picture of a shared item
         * @description Returns the picture that other sites show beside the link: the colours of the voice and the waveform, 1200 by 630 pixels.
         */
        get: operations["share_getImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/oembed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe a shared page after oEmbed
         * @description Returns what a site needs to show the player of a shared page in a frame, after oEmbed 1.0. The pages name this address in their head.
         */
        get: operations["share_getOembed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/share/{share_link_id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a shared page
         * @description Tells the operators of the installation what is wrong with a page. No credentials are needed, and who reports is not stored. An address may send ten reports in a quarter of an hour. Where `GET /v1/auth/bot-check` sets a proof of work, it has to be solved first.
         */
        post: operations["share_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/share-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reports of shared pages
         * @description Lists what readers have reported, newest first. Only operators of the installation may read it.
         */
        get: operations["operator_listShareReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/share-reports/{share_report_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a report of a shared page
         * @description Takes the page down or dismisses the report. A page that is taken down answers 410, its owner is notified and cannot share the item again. All open reports of the page are decided with it. The audit log records the decision.
         */
        post: operations["operator_decideShareReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/history/{history_item_id}/generate-video": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a share video
         * @description Makes an mp4 of a history item: its sound, its waveform, and its text with the current word marked, burned in and as a caption track. The answer comes when the video is ready. Each combination of item, theme and orientation is made once and kept for seven days; calls that arrive together wait for the same one. The work is a job, which `GET /v1/jobs` shows with its progress.
         */
        post: operations["history_generateVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/history/{history_item_id}/generate-video-preview-image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a share video
         * @description Returns one picture of the video that `generate-video` would make, at once.
         */
        post: operations["history_generateVideoPreviewImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/onboarding-checklist/initiate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the onboarding checklist
         * @description Starts the caller's checklist of first steps, or shows the one that was started before.
         */
        post: operations["onboarding_checklist_begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/onboarding-checklist/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a checklist item
         * @description Marks one item of the caller's checklist as completed. Completing an item again changes nothing. Give the item under either name.
         */
        post: operations["onboarding_checklist_completeItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/onboarding-checklist/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hide the onboarding checklist
         * @description Hides the caller's checklist. What is completed stays so.
         */
        post: operations["onboarding_checklist_hide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/onboarding-checklist/mark-complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete the onboarding checklist
         * @description Marks the caller's whole checklist as completed, whatever its items say.
         */
        post: operations["onboarding_checklist_complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/onboarding-survey-complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete the onboarding
         * @description Stores the answers of the questions after the sign-up, which marks the onboarding as completed. A first name also becomes the name of the account.
         */
        post: operations["onboarding_completeSurvey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the current user
         * @description Returns the user who makes the request, with their workspace and its plan. `extended` adds what the web app of this installation shows: settings, security and onboarding.
         */
        get: operations["user_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/opt-out-of-updates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unsubscribe from product updates
         * @description Ends the product updates of an account with the key from any such mail. The link of an older mail works too, and more than once. No credentials are needed.
         */
        post: operations["user_optOutOfUpdates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/edit-user-metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update consent and location
         * @description Changes whether product updates may be mailed, and where the user says they are. Every new decision is recorded with its time and address. Fields that are left out stay as they are.
         */
        post: operations["user_updateMetadata"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update the current user
         * @description Changes the user's own settings. Fields that are left out stay as they are. Usage beyond the credits can be allowed only on a plan that offers it, which none does yet.
         */
        post: operations["user_update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/update-public-user-name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update the public user name
         * @description Changes the name that other people see.
         */
        post: operations["user_updatePublicUserName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/dismiss-moderation-warning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dismiss a moderation warning
         * @description Marks the moderation warning of the account as read. Without a warning nothing happens.
         */
        post: operations["user_dismissModerationWarning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/has-alpha-access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get alpha access
         * @description Says whether the user may use unfinished features, and whether they have asked for them.
         */
        get: operations["user_alphaAccess_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/request-alpha-access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request alpha access
         * @description Asks the operators of the installation for access to unfinished features. They are notified of the first request only.
         */
        post: operations["user_alphaAccess_request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/referral-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the referral link
         * @description Returns the link with which the user invites others to sign up. It is created at the first call and stays the same.
         */
        get: operations["user_getReferralLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/rand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the random number of the user
         * @description Returns a number that was drawn when the account was created and never changes, for dividing users into groups.
         */
        get: operations["user_getRand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/generate-name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a name
         * @description Suggests a name for a new voice, agent or API key. Nothing is stored or charged, and every call may return another name.
         */
        post: operations["user_generateName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List undelivered mail
         * @description Lists the mail that was not delivered, or not yet, newest first. Delivered mail is deleted. Codes and links that others could use are masked. Only operators of the installation may read it.
         */
        get: operations["operator_outbox_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/outbox/{message_id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a kept mail again
         * @description Puts a kept or failed mail back into the queue with all its attempts. Only operators of the installation may do this.
         */
        post: operations["operator_outbox_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/outbox/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test mail
         * @description Mails the caller, to show whether mail arrives. Only operators of the installation may do this.
         */
        post: operations["operator_outbox_sendTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/product-updates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a product update
         * @description Mails every user who has agreed to product updates, each with a link that ends them. Either all mails are queued or none. Only operators of the installation may do this.
         */
        post: operations["operator_sendProductUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the models of engines
         * @description Returns the models that are installed, being installed and in the catalog, and the machine that they run on. Only operators of the installation may do this.
         */
        get: operations["operator_listEngineModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/model-catalog/{catalog_id}/install": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Install a model of the catalog
         * @description Starts a job that downloads the model from its publisher, checks it and installs it. It is written to the audit log. Only operators of the installation may do this.
         */
        post: operations["operator_installEngineModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/models/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Install a model from an address
         * @description Starts a job that downloads an archive (tar, tar.gz, tar.bz2 or zip), checks it and installs the model in it. It is written to the audit log. Only operators of the installation may do this.
         */
        post: operations["operator_installEngineModelFromAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/models/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Install a model from a file
         * @description Takes an archive (tar, tar.gz, tar.bz2 or zip) and starts a job that checks it and installs the model in it. The archive holds a `model.json`, is that of an entry of the catalog, or holds a Piper voice. It is written to the audit log. Only operators of the installation may do this.
         */
        post: operations["operator_installEngineModelFromFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/model-installs/{install_id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause the installation of a model
         * @description Stops a download and keeps what has arrived. Only operators of the installation may do this.
         */
        post: operations["operator_pauseModelInstall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/model-installs/{install_id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume the installation of a model
         * @description Goes on with an installation that was paused or has failed, where it stopped. Only operators of the installation may do this.
         */
        post: operations["operator_resumeModelInstall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/model-installs/{install_id}": {
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
         * Cancel the installation of a model
         * @description Ends an installation and removes what has arrived. Only operators of the installation may do this.
         */
        delete: operations["operator_cancelModelInstall"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/models/{model_id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the files of a model
         * @description Compares every file of the model with its checksum. Only operators of the installation may do this.
         */
        post: operations["operator_checkEngineModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/models/{model_id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a model speak a sentence
         * @description Returns a sentence that the model speaks, as MP3. It costs no credits, and nothing is kept. Only operators of the installation may do this.
         */
        post: operations["operator_testEngineModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/models/{model_id}": {
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
         * Remove a model
         * @description Removes a model, or a folder that holds none. Speeches under way with it end with an error. It is written to the audit log. Only operators of the installation may do this.
         */
        delete: operations["operator_removeEngineModel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/models/measurements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Measure the speed of this machine
         * @description Measures how quickly this machine computes, from which the expected speeds of the catalog follow. It takes a second or two. Only operators of the installation may do this.
         */
        post: operations["operator_measureMachine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the state of the installation
         * @description Returns version, disk, memory, engines, queue, mail, last backup and speech of today (UTC). Only operators of the installation may do this.
         */
        get: operations["operator_getOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the results of the checks
         * @description Returns what the last checks of the installation found, and the repairs of the last days. Only operators of the installation may do this.
         */
        get: operations["operator_getChecks"];
        put?: never;
        /**
         * Check the installation
         * @description Runs the checks that `cli doctor` runs, and returns their results. Where many files make them slow, `is_running` says that they go on. Only operators of the installation may do this.
         */
        post: operations["operator_runChecks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/repairs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Repair the stored files
         * @description Starts a job that ends the use of lost files and removes those that nothing names, as `cli doctor --repair` does. It can be stopped and started again at any time. Only operators of the installation may do this.
         */
        post: operations["operator_startRepair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/backups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the backups
         * @description Lists the archives in the folder of the server's backups, newest first. Those that the command line wrote elsewhere are not among them. Only operators of the installation may do this.
         */
        get: operations["operator_listBackups"];
        put?: never;
        /**
         * Make a backup now
         * @description Puts a backup into the queue, which is written to the folder of the server's backups. It is written to the audit log. Only operators of the installation may do this.
         */
        post: operations["operator_backUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/backups/{backup}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a backup
         * @description Returns an archive with everything that is stored, in all workspaces. It is written to the audit log. A session that has not given its password in the last 15 minutes must send a mailed code in the header `sensitive-action-code`; a refusal mails one. Only operators of the installation may do this.
         */
        get: operations["operator_downloadBackup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the jobs of all workspaces
         * @description Lists jobs, newest first, without what they are about. Only operators of the installation may do this.
         */
        get: operations["operator_listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/jobs/{job_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a job of any workspace
         * @description Stops a job; one that runs finishes its current step first. It is written to the audit log. Only operators of the installation may do this.
         */
        post: operations["operator_cancelJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/jobs/{job_id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a job of any workspace
         * @description Puts a failed or cancelled job back into the queue, in the name of its owner. It is written to the audit log. Only operators of the installation may do this.
         */
        post: operations["operator_retryJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/storage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the storage by workspace
         * @description Lists what the files of each workspace take, the biggest first. Only operators of the installation may do this.
         */
        get: operations["operator_getStorage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the settings of the installation
         * @description Lists every setting with its value and where that comes from. Secrets are not shown. Only operators of the installation may do this.
         */
        get: operations["operator_listSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/settings/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a setting of the installation
         * @description Changes a setting while the server runs, or returns it to its default. It takes effect at once, and other servers on the same database follow within ten seconds. It is written to the audit log. Only operators of the installation may do this.
         */
        put: operations["operator_changeSetting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the flags
         * @description Lists every flag with its default and the workspaces that differ from it. Only operators of the installation may do this.
         */
        get: operations["operator_listFlags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/flags/{flag}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Turn a flag on or off for everyone
         * @description Sets the default of a flag, which workspaces have unless it was set for them. It is written to the audit log. Only operators of the installation may do this.
         */
        put: operations["operator_setFlag"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/flags/{flag}/workspaces/{workspace_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Turn a flag on or off for a workspace
         * @description Sets a flag for one workspace, or returns it to the default. It is written to the audit log of the workspace. Only operators of the installation may do this.
         */
        put: operations["operator_setWorkspaceFlag"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the audit log
         * @description Lists the security events of the installation, newest first. Only operators of the installation may do this.
         */
        get: operations["operator_listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the audit log
         * @description Returns the events as CSV, newest first. The export is written to the audit log itself. Only operators of the installation may do this.
         */
        get: operations["operator_exportAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/delete": {
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
         * Delete the account
         * @description Deletes the caller's account, their own workspace and everything they made, for good. It is refused while other people are members of that workspace. A session that has not given its password in the last 15 minutes must send a mailed code in the header `sensitive-action-code`; a refusal mails one.
         */
        delete: operations["user_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/download-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request an archive of personal data
         * @description Starts a job that packs everything stored about the caller, including their audio, into a zip. While one is under way, another request returns the same job.
         */
        post: operations["user_downloadData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/accept-bipa-terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept the terms on biometric data
         * @description Records that the caller accepts the terms on biometric data, which some places require, with its time and address.
         */
        post: operations["user_acceptBiometricTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts
         * @description Lists the accounts of the installation, the newest first. It never shows what users have made. Only operators of the installation may read it.
         */
        get: operations["operator_accounts_list"];
        put?: never;
        /**
         * Create an account
         * @description Creates an account and mails its user a link with which they choose a password. Only operators of the installation may do this, and it is recorded with their name.
         */
        post: operations["operator_accounts_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/accounts/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export accounts
         * @description Returns the accounts that match as a table of comma-separated values. Only operators of the installation may do this, and it is recorded with their name.
         */
        get: operations["operator_accounts_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/accounts/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an account
         * @description Returns an account with its workspace. It never shows what the user has made. Only operators of the installation may read it.
         */
        get: operations["operator_accounts_get"];
        put?: never;
        post?: never;
        /**
         * Delete an account
         * @description Deletes an account as its user could, with everything that is theirs; it cannot be undone. A workspace that has other members must be emptied first. A sensitive action. Only operators of the installation may do this, and it is recorded with their name.
         */
        delete: operations["operator_accounts_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/accounts/{user_id}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a plan
         * @description Sets the plan of the workspace of an account. Limits that were set by hand are replaced by those of the plan. Only operators of the installation may do this, and it is recorded with their name.
         */
        put: operations["operator_accounts_setPlan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/accounts/{user_id}/limits": {
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
         * Set limits
         * @description Sets limits of the workspace of an account. Credits and concurrency hold until its plan is set again. Only operators of the installation may do this, and it is recorded with their name.
         */
        patch: operations["operator_accounts_setLimits"];
        trace?: never;
    };
    "/v1/operator/accounts/{user_id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an address
         * @description Marks the address of an account as verified, for a user whom the operator knows. Only operators of the installation may do this, and it is recorded with their name.
         */
        post: operations["operator_accounts_verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/accounts/{user_id}/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Lock or unlock an account
         * @description Locks an account or ends its lock. A locked user is signed out everywhere at once, and their API keys are refused. They can still sign in to take their data or to delete their account. Only operators of the installation may do this, and it is recorded with their name.
         */
        put: operations["operator_accounts_setLock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/accounts/{user_id}/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out everywhere
         * @description Ends every session of an account. Its API keys stay good. Only operators of the installation may do this, and it is recorded with their name.
         */
        post: operations["operator_accounts_signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/accounts/{user_id}/password-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a password link
         * @description Mails the user of an account a link with which they choose a new password. Only operators of the installation may do this, and it is recorded with their name.
         */
        post: operations["operator_accounts_sendPasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/accounts/{user_id}/reset-second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the second factor
         * @description Turns off the second factor of a user who has lost their app and their backup code. The user is told by mail. A sensitive action. Only operators of the installation may do this, and it is recorded with their name.
         */
        post: operations["operator_accounts_resetSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/accounts/{user_id}/operator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Make somebody an operator
         * @description Grants the rights of an operator to a user, or withdraws them. Nobody can withdraw their own, and the last operator stays. A sensitive action. Only operators of the installation may do this, and it is recorded with their name.
         */
        put: operations["operator_accounts_setOperator"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/accounts/{user_id}/alpha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Grant alpha access
         * @description Lets a user use features that are not finished, or ends that. Only operators of the installation may do this, and it is recorded with their name.
         */
        put: operations["operator_accounts_setAlpha"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/accounts/{user_id}/moderation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moderate an account
         * @description Raises or withdraws a moderation warning, or starts or ends the probation of an account. The user is told. A step that was taken already changes nothing. Only operators of the installation may do this, and it is recorded with their name.
         */
        post: operations["operator_accounts_moderate"];
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
        GeoLocation: {
            /** @description An ISO 3166-1 country code in capitals; null if it is not known. */
            country: string | null;
            /** @description The subdivision of the country by ISO 3166-2, without the country's code, in capitals; null if it is not known. */
            region: string | null;
            /** @description The name of the city; null if it is not known. */
            city: string | null;
        };
        Model: {
            /** @description The id of the model, as requests name it. */
            model_id: string;
            name: string;
            /** @description What the model is for. */
            description: string;
            /** @description Whether voices can be fine-tuned for the model. */
            can_be_finetuned: boolean;
            /** @description Whether the model turns text into speech. */
            can_do_text_to_speech: boolean;
            /** @description Whether the model turns speech into another voice. */
            can_do_voice_conversion: boolean;
            /** @description Whether the model accepts the setting `style`. */
            can_use_style: boolean;
            /** @description Whether the model accepts the setting `use_speaker_boost`. */
            can_use_speaker_boost: boolean;
            /** @description Whether the model speaks professional voice clones. */
            serves_pro_voices: boolean;
            /** @description Credits per character. */
            token_cost_factor: number;
            /** @description Whether only accounts with alpha access may use the model. */
            requires_alpha_access: boolean;
            /** @description Characters per request on the free plan. */
            max_characters_request_free_user: number;
            /** @description Characters per request on paid plans. */
            max_characters_request_subscribed_user: number;
            /** @description Characters per request on any plan. */
            maximum_text_length_per_request: number;
            /** @description The languages that the model speaks. */
            languages: components["schemas"]["Language"][];
            /** @description What the model costs. */
            model_rates: {
                /** @description Credits per character. */
                character_cost_multiplier: number;
            };
            /**
             * @description The group in which the public API counts requests that run at the same time. Here, all requests of a workspace count together.
             * @enum {string}
             */
            concurrency_group: "standard" | "turbo";
            /** @description Veery only. The engines that speak this model for the workspace, depending on the voice. */
            engines: components["schemas"]["ServingEngine"][];
        };
        Language: {
            /** @description An ISO 639-1 code. */
            language_id: string;
            name: string;
        };
        ServingEngine: {
            /** @description The name of the engine, as `x-veery-engine` has it. */
            engine: string;
            /** @description The name that people see. */
            title: string;
            /**
             * @description How it makes its sound.
             * @enum {string}
             */
            kind: "neural" | "statistical" | "formant" | "remote";
            /** @description What it speaks, as ISO 639 codes. */
            languages: string[];
            /**
             * @description `available`: it speaks, or starts when it is needed. `failed`: another engine speaks in its place.
             * @enum {string}
             */
            state: "available" | "failed";
            /** @description Why it cannot speak; null while it can. */
            reason: string | null;
        };
        SpeechRoutes: {
            /** @description The routes that were set. Without any, the route is `best`. */
            routes: components["schemas"]["SpeechRoute"][];
            /** @description The engines that a route can name, those of all workspaces included. */
            engines: components["schemas"]["ServingEngine"][];
        };
        SpeechRoute: {
            /** @description The workspace that it is for; null for all that have no route of their own. */
            workspace_id: string | null;
            /** @description The model id that it is for; null for all that have no route of their own. */
            model_id: ("eleven_multilingual_v2" | "eleven_v3" | "eleven_flash_v2_5" | "eleven_turbo_v2_5" | "eleven_flash_v2" | "eleven_turbo_v2" | "eleven_monolingual_v1" | "eleven_multilingual_v1") | null;
            /** @description `best`: premade voices are spoken by the best installed model for their language. `own`: each by the engine that it was made for. Otherwise the name of an engine. */
            route: string;
        };
        ExtendedSubscription: {
            /** @description The plan. */
            tier: components["schemas"]["Tier"];
            /** @description Credits used in this billing period. */
            character_count: number;
            /** @description Credits of this billing period. */
            character_limit: number;
            /** @description Credits that may be used beyond those of the plan; null if that is not offered. */
            max_character_limit_extension: number | null;
            /** @description The same as `max_character_limit_extension`, under its newer name; 0 if it is not offered. */
            max_credit_limit_extension: number | "unlimited";
            /** @description Whether the plan offers usage beyond its credits. */
            can_extend_character_limit: boolean;
            /** @description Whether usage beyond the credits is turned on. */
            allowed_to_extend_character_limit: boolean;
            /** @description When the billing period ends and the credits start anew, in Unix seconds. */
            next_character_count_reset_unix: number | null;
            /** @description Voices that the workspace has made. */
            voice_slots_used: number;
            /** @description Professional voices that the user has made. */
            professional_voice_slots_used: number;
            /** @description Professional voices that the workspace has made. */
            professional_voice_slots_used_in_workspace: number;
            /** @description Voices that the plan allows. */
            voice_limit: number;
            /** @description Times that voices may be added or edited in a billing period. */
            max_voice_add_edits: number;
            /** @description Times that voices were added or edited in this billing period. */
            voice_add_edit_counter: number;
            /** @description Professional voices that the plan allows. */
            professional_voice_limit: number;
            /** @description Whether the plan offers further voices. */
            can_extend_voice_limit: boolean;
            /** @description Whether instant voice cloning can be used; always false so far. */
            can_use_instant_voice_cloning: boolean;
            /** @description Whether professional voice cloning can be used; always false so far. */
            can_use_professional_voice_cloning: boolean;
            /** @description The currency of the plan; null on the free plan. */
            currency: ("usd" | "eur") | null;
            /** @description What usage beyond the credits has cost in this billing period. */
            current_overage: {
                /** @description The amount as a decimal number. */
                amount: string;
                /**
                 * @description The currency of the amount.
                 * @enum {string}
                 */
                currency: "usd" | "eur";
            };
            /** @description The state of the subscription: `free` on the free plan, otherwise `active`. */
            status: string;
            /** @description How often the plan is paid for; null on the free plan. */
            billing_period: ("monthly_period" | "annual_period") | null;
            /** @description How often the credits start anew. */
            character_refresh_period: string | null;
            /** @description Always null: payments are not available. */
            next_invoice: null;
            /** @description Always empty: payments are not available. */
            open_invoices: unknown[];
            /** @description Always false: payments are not available. */
            has_open_invoices: boolean;
            /** @description Always null: payments are not available. */
            pending_change: null;
        };
        /** @enum {string} */
        Tier: "free" | "starter" | "creator" | "pro" | "growing_business" | "scale_2024_08_10" | "trial" | "enterprise";
        SpeechProvider: {
            /** @description The id of the provider. */
            provider_id: string;
            /** @description Its name for people. */
            name: string;
            /**
             * @description Whose calls it answers.
             * @enum {string}
             */
            shape: "openai" | "elevenlabs";
            /** @description The address that its calls begin with. */
            base_url: string;
            /** @description The end of the stored key; null if there is none. */
            api_key_hint: string | null;
            /** @description What the provider calls the model that speaks. */
            model: string;
            /** @description The models that the provider lists; empty if it has no list. */
            models: {
                /** @description Its id there. */
                id: string;
                /** @description Its name for people. */
                name: string;
            }[];
            /** @description The voices that it offers here. */
            voices: {
                /** @description What the provider calls the voice; its id there. */
                name: string;
                /** @description Its name for people. */
                title: string;
                /** @description Its language as an ISO 639 code; null if the provider does not say. */
                language: string | null;
                /** @description Its gender; null if the provider does not say. */
                gender: ("female" | "male") | null;
            }[];
            /** @description The voices that were given by hand; empty if the list of the provider counts. */
            voice_names: string[];
            /** @description The languages that its voices speak, as ISO 639 codes. */
            languages: string[];
            /** @description How many requests it gets at a time. */
            concurrency: number;
            /** @description Credits per character are multiplied by this. */
            cost_factor: number;
            /** @description Whether it is used. */
            is_enabled: boolean;
            /**
             * @description `off`: not used. `untested`: not asked for speech since the server started. `ready`: its last answer was good. `failing`: its last answer was not. `paused`: it failed again and again, and is left alone for a while.
             * @enum {string}
             */
            state: "off" | "untested" | "ready" | "failing" | "paused";
            /** @description Why it is failing or paused; null otherwise. */
            failure: {
                /** @description What went wrong last, in English. */
                message: string;
                /** @description When, in Unix seconds. */
                at_unix: number;
            } | null;
            /** @description Until when it is left alone, in Unix seconds; null unless it is paused. */
            paused_until_unix: number | null;
            /** @description The median time to its first sound, as measured since the server started; null before that. */
            first_byte_ms: number | null;
            /** @description When its lists of models and voices were last read, in Unix seconds; null if they never were. */
            lists_read_at_unix: number | null;
            /** @description Why its lists could not be read the last time, in English; null if they could. */
            lists_problem: string | null;
            /** @description When it was added, in Unix seconds. */
            created_at_unix: number;
        };
        Ok: {
            /** @constant */
            status: "ok";
        };
        SpeechProviderTest: {
            /** @description Whether it spoke. */
            is_ok: boolean;
            /** @description Why it did not speak, in English; null if it did. */
            message: string | null;
            /** @description The voice that was asked for, as the provider calls it. */
            voice: string | null;
            /** @description The time to its first sound; null if it did not speak. */
            first_byte_ms: number | null;
            /** @description The length of what it spoke; null if it did not speak. */
            seconds: number | null;
            /** @description What it spoke, as a WAV file in Base64; null if it did not speak. */
            audio_base64: string | null;
            /** @description Whether it tells the times of characters. Without them, times are estimated from the sound. */
            has_times: boolean;
        };
        Voice: {
            /** @description The id of the voice. */
            voice_id: string;
            name: string;
            /**
             * @description The kind of voice. Voices that come with the server and its models are `premade`; `cloned` ones copy a recording.
             * @enum {string}
             */
            category: "generated" | "cloned" | "premade" | "professional" | "famous" | "high_quality";
            /** @description A sentence about how the voice sounds. */
            description: string | null;
            /** @description Properties of the voice, such as language, accent, gender, age and use case. */
            labels: {
                [key: string]: string;
            };
            /** @description The address of a short sample. */
            preview_url: string | null;
            /** @description Plans that may use the voice; empty if all may. */
            available_for_tiers: string[];
            /** @description Models that suit the voice best; always empty here. */
            high_quality_base_model_ids: string[];
            /** @description The settings in this workspace; null in lists. */
            settings: components["schemas"]["VoiceSettings"] | null;
            /** @description Recordings that the voice was made from; always null here. */
            samples: unknown[] | null;
            /** @description Always null: fine-tuning is not available. */
            fine_tuning: null;
            /** @description Always null: voices cannot be shared. */
            sharing: null;
            /** @description A restriction on the voice; null if there is none. */
            safety_control: ("NONE" | "BAN" | "CAPTCHA") | null;
            /** @description Languages in which the voice was checked, its own first. */
            verified_languages: {
                /** @description An ISO 639-1 code. */
                language: string;
                /** @description The model with which the language was verified. */
                model_id: string;
                /** @description The accent in this language; null if it is not known. */
                accent: string | null;
                /** @description The locale, such as `en-US`; null if it is not known. */
                locale: string | null;
                /** @description The address of a sample in this language. */
                preview_url: string | null;
            }[] | null;
            /** @description Whether the voice had to be verified; always null here. */
            voice_verification: {
                /** @description Whether the voice must be verified before it can be used. */
                requires_verification: boolean;
                /** @description Whether the voice is verified. */
                is_verified: boolean;
            } | null;
            /** @description The caller's rights on the voice; always null here. */
            permission_on_resource: string | null;
            /** @description Whether the voice belongs to the caller. */
            is_owner: boolean;
            /** @description Whether the voice is an old one that is no longer offered. */
            is_legacy: boolean;
            /** @description Whether the voice was mixed from others. */
            is_mixed: boolean;
            /** @description When the voice was created, in Unix seconds; null for premade voices. */
            created_at_unix: number | null;
            /** @description When the caller marked the voice as a favourite, in Unix seconds; null if they did not. */
            favorited_at_unix: number | null;
            /** @description Whether the voice is one of the caller's favourites. */
            is_bookmarked: boolean | null;
            /** @description Veery only. The engine of this voice. */
            engine: string;
            /**
             * @description Veery only. How the engine of this voice makes its sound: `neural` by a network, `statistical` from a model of a recorded speaker, `formant` by rules. `remote`: a provider speaks, and does not say how.
             * @enum {string}
             */
            kind: "neural" | "statistical" | "formant" | "remote";
            /** @description Veery only. The engine that speaks new generations of this voice with the default model, where it is another one than `engine`: the operator can install a better one, or the own one may be unable to speak. Null otherwise. */
            spoken_by: {
                /** @description The name of the engine. */
                engine: string;
                /** @description The name that people see. */
                title: string;
                /**
                 * @description How it makes its sound.
                 * @enum {string}
                 */
                kind: "neural" | "statistical" | "formant" | "remote";
            } | null;
            /** @description Veery only. The share of words that a recogniser gets wrong when this voice reads English: 0.05 is clear, and from 0.15 on the voice is for characters. Null for voices of other languages, which are not measured. */
            word_error_rate: number | null;
        };
        VoiceSettings: {
            /** @description From 0 to 1. Higher values speak more evenly, lower ones more expressively. */
            stability: number;
            /** @description From 0 to 1: how closely to follow the original voice. */
            similarity_boost: number;
            /** @description From 0 to 1: how much to exaggerate the style of the voice. */
            style: number;
            /** @description Whether to strengthen the likeness to the original speaker. */
            use_speaker_boost: boolean;
            /** @description From 0.7 to 1.2, where 1 is the normal speed. */
            speed: number;
        };
        /** @description A change to something that the caller can see. A client loads again what it shows of it. */
        Change: {
            /**
             * @description What kind of thing has changed.
             * @enum {string}
             */
            collection: "history" | "user" | "job" | "message" | "api_key" | "voice" | "invite" | "session";
            /** @description The id of the thing. */
            id: string;
            /**
             * @description What happened to it.
             * @enum {string}
             */
            what: "added" | "changed" | "removed";
        };
        Job: {
            /**
             * @description A zip of history items.
             * @constant
             */
            kind: "history_zip";
            /** @description The details of the job. */
            params: {
                /** @description How many items were asked for. */
                items: number;
                /** @description How many items are not in the zip because their audio file is missing. Set when the job is done. */
                missing_audio?: number;
            };
            /** @description The id of the job. */
            job_id: string;
            /**
             * @description Where the job stands.
             * @enum {string}
             */
            state: "queued" | "running" | "done" | "failed" | "cancelled";
            /** @description Steps that are done, out of `total`. */
            done: number;
            /** @description Steps that the job has: rows to speak, or files to pack. */
            total: number;
            /** @description The remaining time in seconds, estimated from the pace so far; null while it is not known. */
            seconds_left: number | null;
            /** @description How many jobs of this kind come before it; null once it runs. */
            queue_position: number | null;
            /** @description Why the job failed; null otherwise. */
            error: {
                /** @description The stable code of the error. */
                status: string;
                /** @description The figures and names that belong to the error, so that it can be worded in any language. */
                params: {
                    [key: string]: string | number;
                };
                /** @description The error in English, for readers that have no wording for its code. */
                message: string;
            } | null;
            /** @description The file that the job made; null if there is none, or if it has expired. */
            file: {
                name: string;
                /** @description The media type of the file. */
                type: string;
                /** @description The size of the file in bytes. */
                size_bytes: number;
                /** @description Where to download the file, relative to the server. */
                url: string;
                /** @description When the file is deleted, in Unix seconds. */
                expires_at_unix: number;
            } | null;
            /** @description Whether the job can be cancelled now. */
            can_cancel: boolean;
            /** @description Whether the job can be retried now. */
            can_retry: boolean;
            /** @description When the job was created, in Unix seconds. */
            created_at_unix: number;
            /** @description When the job started to run, in Unix seconds; null while it waits. */
            started_at_unix: number | null;
            /** @description When the job ended, in Unix seconds; null until then. */
            ended_at_unix: number | null;
        } | {
            /**
             * @description A speech batch.
             * @constant
             */
            kind: "speech_batch";
            /** @description The details of the job. */
            params: {
                /** @description The name that the user gave the batch. */
                name: string;
            };
            /** @description The id of the job. */
            job_id: string;
            /**
             * @description Where the job stands.
             * @enum {string}
             */
            state: "queued" | "running" | "done" | "failed" | "cancelled";
            /** @description Steps that are done, out of `total`. */
            done: number;
            /** @description Steps that the job has: rows to speak, or files to pack. */
            total: number;
            /** @description The remaining time in seconds, estimated from the pace so far; null while it is not known. */
            seconds_left: number | null;
            /** @description How many jobs of this kind come before it; null once it runs. */
            queue_position: number | null;
            /** @description Why the job failed; null otherwise. */
            error: {
                /** @description The stable code of the error. */
                status: string;
                /** @description The figures and names that belong to the error, so that it can be worded in any language. */
                params: {
                    [key: string]: string | number;
                };
                /** @description The error in English, for readers that have no wording for its code. */
                message: string;
            } | null;
            /** @description The file that the job made; null if there is none, or if it has expired. */
            file: {
                name: string;
                /** @description The media type of the file. */
                type: string;
                /** @description The size of the file in bytes. */
                size_bytes: number;
                /** @description Where to download the file, relative to the server. */
                url: string;
                /** @description When the file is deleted, in Unix seconds. */
                expires_at_unix: number;
            } | null;
            /** @description Whether the job can be cancelled now. */
            can_cancel: boolean;
            /** @description Whether the job can be retried now. */
            can_retry: boolean;
            /** @description When the job was created, in Unix seconds. */
            created_at_unix: number;
            /** @description When the job started to run, in Unix seconds; null while it waits. */
            started_at_unix: number | null;
            /** @description When the job ended, in Unix seconds; null until then. */
            ended_at_unix: number | null;
        } | {
            /**
             * @description An archive of the user's personal data.
             * @constant
             */
            kind: "personal_data";
            /** @description This kind has no details. */
            params: Record<string, never>;
            /** @description The id of the job. */
            job_id: string;
            /**
             * @description Where the job stands.
             * @enum {string}
             */
            state: "queued" | "running" | "done" | "failed" | "cancelled";
            /** @description Steps that are done, out of `total`. */
            done: number;
            /** @description Steps that the job has: rows to speak, or files to pack. */
            total: number;
            /** @description The remaining time in seconds, estimated from the pace so far; null while it is not known. */
            seconds_left: number | null;
            /** @description How many jobs of this kind come before it; null once it runs. */
            queue_position: number | null;
            /** @description Why the job failed; null otherwise. */
            error: {
                /** @description The stable code of the error. */
                status: string;
                /** @description The figures and names that belong to the error, so that it can be worded in any language. */
                params: {
                    [key: string]: string | number;
                };
                /** @description The error in English, for readers that have no wording for its code. */
                message: string;
            } | null;
            /** @description The file that the job made; null if there is none, or if it has expired. */
            file: {
                name: string;
                /** @description The media type of the file. */
                type: string;
                /** @description The size of the file in bytes. */
                size_bytes: number;
                /** @description Where to download the file, relative to the server. */
                url: string;
                /** @description When the file is deleted, in Unix seconds. */
                expires_at_unix: number;
            } | null;
            /** @description Whether the job can be cancelled now. */
            can_cancel: boolean;
            /** @description Whether the job can be retried now. */
            can_retry: boolean;
            /** @description When the job was created, in Unix seconds. */
            created_at_unix: number;
            /** @description When the job started to run, in Unix seconds; null while it waits. */
            started_at_unix: number | null;
            /** @description When the job ended, in Unix seconds; null until then. */
            ended_at_unix: number | null;
        } | {
            /**
             * @description A repair of the stored files, which an operator started.
             * @constant
             */
            kind: "storage_repair";
            /** @description The details of the job. */
            params: {
                /** @description How many recordings are lost and no longer used. Set when the job is done. */
                lost?: number;
                /** @description How many lost files were taken off their jobs. Set when the job is done. */
                detached?: number;
                /** @description How many files that nothing named were removed. Set when the job is done. */
                removed?: number;
            };
            /** @description The id of the job. */
            job_id: string;
            /**
             * @description Where the job stands.
             * @enum {string}
             */
            state: "queued" | "running" | "done" | "failed" | "cancelled";
            /** @description Steps that are done, out of `total`. */
            done: number;
            /** @description Steps that the job has: rows to speak, or files to pack. */
            total: number;
            /** @description The remaining time in seconds, estimated from the pace so far; null while it is not known. */
            seconds_left: number | null;
            /** @description How many jobs of this kind come before it; null once it runs. */
            queue_position: number | null;
            /** @description Why the job failed; null otherwise. */
            error: {
                /** @description The stable code of the error. */
                status: string;
                /** @description The figures and names that belong to the error, so that it can be worded in any language. */
                params: {
                    [key: string]: string | number;
                };
                /** @description The error in English, for readers that have no wording for its code. */
                message: string;
            } | null;
            /** @description The file that the job made; null if there is none, or if it has expired. */
            file: {
                name: string;
                /** @description The media type of the file. */
                type: string;
                /** @description The size of the file in bytes. */
                size_bytes: number;
                /** @description Where to download the file, relative to the server. */
                url: string;
                /** @description When the file is deleted, in Unix seconds. */
                expires_at_unix: number;
            } | null;
            /** @description Whether the job can be cancelled now. */
            can_cancel: boolean;
            /** @description Whether the job can be retried now. */
            can_retry: boolean;
            /** @description When the job was created, in Unix seconds. */
            created_at_unix: number;
            /** @description When the job started to run, in Unix seconds; null while it waits. */
            started_at_unix: number | null;
            /** @description When the job ended, in Unix seconds; null until then. */
            ended_at_unix: number | null;
        } | {
            /**
             * @description A share video of a history item.
             * @constant
             */
            kind: "share_video";
            /** @description The details of the job. */
            params: {
                /** @description The beginning of the text of the item. */
                title: string;
                /**
                 * @description The theme of the video.
                 * @enum {string}
                 */
                theme: "colour" | "light" | "dark";
                /**
                 * @description Whether the video is wide or high.
                 * @enum {string}
                 */
                orientation: "landscape" | "portrait";
                /** @description How many different characters no font of the server has. Boxes stand in their place in the video. Set when the job is done. */
                missing_characters?: number;
            };
            /** @description The id of the job. */
            job_id: string;
            /**
             * @description Where the job stands.
             * @enum {string}
             */
            state: "queued" | "running" | "done" | "failed" | "cancelled";
            /** @description Steps that are done, out of `total`. */
            done: number;
            /** @description Steps that the job has: rows to speak, or files to pack. */
            total: number;
            /** @description The remaining time in seconds, estimated from the pace so far; null while it is not known. */
            seconds_left: number | null;
            /** @description How many jobs of this kind come before it; null once it runs. */
            queue_position: number | null;
            /** @description Why the job failed; null otherwise. */
            error: {
                /** @description The stable code of the error. */
                status: string;
                /** @description The figures and names that belong to the error, so that it can be worded in any language. */
                params: {
                    [key: string]: string | number;
                };
                /** @description The error in English, for readers that have no wording for its code. */
                message: string;
            } | null;
            /** @description The file that the job made; null if there is none, or if it has expired. */
            file: {
                name: string;
                /** @description The media type of the file. */
                type: string;
                /** @description The size of the file in bytes. */
                size_bytes: number;
                /** @description Where to download the file, relative to the server. */
                url: string;
                /** @description When the file is deleted, in Unix seconds. */
                expires_at_unix: number;
            } | null;
            /** @description Whether the job can be cancelled now. */
            can_cancel: boolean;
            /** @description Whether the job can be retried now. */
            can_retry: boolean;
            /** @description When the job was created, in Unix seconds. */
            created_at_unix: number;
            /** @description When the job started to run, in Unix seconds; null while it waits. */
            started_at_unix: number | null;
            /** @description When the job ended, in Unix seconds; null until then. */
            ended_at_unix: number | null;
        } | {
            /**
             * @description The installation of a model, which an operator started.
             * @constant
             */
            kind: "model_install";
            /** @description The details of the job. */
            params: {
                /** @description The name of the model, of its file or of its address. */
                name: string;
            };
            /** @description The id of the job. */
            job_id: string;
            /**
             * @description Where the job stands.
             * @enum {string}
             */
            state: "queued" | "running" | "done" | "failed" | "cancelled";
            /** @description Steps that are done, out of `total`. */
            done: number;
            /** @description Steps that the job has: rows to speak, or files to pack. */
            total: number;
            /** @description The remaining time in seconds, estimated from the pace so far; null while it is not known. */
            seconds_left: number | null;
            /** @description How many jobs of this kind come before it; null once it runs. */
            queue_position: number | null;
            /** @description Why the job failed; null otherwise. */
            error: {
                /** @description The stable code of the error. */
                status: string;
                /** @description The figures and names that belong to the error, so that it can be worded in any language. */
                params: {
                    [key: string]: string | number;
                };
                /** @description The error in English, for readers that have no wording for its code. */
                message: string;
            } | null;
            /** @description The file that the job made; null if there is none, or if it has expired. */
            file: {
                name: string;
                /** @description The media type of the file. */
                type: string;
                /** @description The size of the file in bytes. */
                size_bytes: number;
                /** @description Where to download the file, relative to the server. */
                url: string;
                /** @description When the file is deleted, in Unix seconds. */
                expires_at_unix: number;
            } | null;
            /** @description Whether the job can be cancelled now. */
            can_cancel: boolean;
            /** @description Whether the job can be retried now. */
            can_retry: boolean;
            /** @description When the job was created, in Unix seconds. */
            created_at_unix: number;
            /** @description When the job started to run, in Unix seconds; null while it waits. */
            started_at_unix: number | null;
            /** @description When the job ended, in Unix seconds; null until then. */
            ended_at_unix: number | null;
        } | {
            /**
             * @description A job that a newer version made, or a part that has been removed.
             * @constant
             */
            kind: "unknown";
            /** @description This kind has no details. */
            params: Record<string, never>;
            /** @description The id of the job. */
            job_id: string;
            /**
             * @description Where the job stands.
             * @enum {string}
             */
            state: "queued" | "running" | "done" | "failed" | "cancelled";
            /** @description Steps that are done, out of `total`. */
            done: number;
            /** @description Steps that the job has: rows to speak, or files to pack. */
            total: number;
            /** @description The remaining time in seconds, estimated from the pace so far; null while it is not known. */
            seconds_left: number | null;
            /** @description How many jobs of this kind come before it; null once it runs. */
            queue_position: number | null;
            /** @description Why the job failed; null otherwise. */
            error: {
                /** @description The stable code of the error. */
                status: string;
                /** @description The figures and names that belong to the error, so that it can be worded in any language. */
                params: {
                    [key: string]: string | number;
                };
                /** @description The error in English, for readers that have no wording for its code. */
                message: string;
            } | null;
            /** @description The file that the job made; null if there is none, or if it has expired. */
            file: {
                name: string;
                /** @description The media type of the file. */
                type: string;
                /** @description The size of the file in bytes. */
                size_bytes: number;
                /** @description Where to download the file, relative to the server. */
                url: string;
                /** @description When the file is deleted, in Unix seconds. */
                expires_at_unix: number;
            } | null;
            /** @description Whether the job can be cancelled now. */
            can_cancel: boolean;
            /** @description Whether the job can be retried now. */
            can_retry: boolean;
            /** @description When the job was created, in Unix seconds. */
            created_at_unix: number;
            /** @description When the job started to run, in Unix seconds; null while it waits. */
            started_at_unix: number | null;
            /** @description When the job ended, in Unix seconds; null until then. */
            ended_at_unix: number | null;
        };
        FileUsage: {
            /** @description The caller's files. */
            user: {
                /** @description Bytes of kept files, and of files that unfinished jobs are going to make. */
                used_bytes: number;
                /** @description The quota in bytes; null if there is none. */
                limit_bytes: number | null;
            };
            /** @description The files of all members of the workspace. */
            workspace: {
                /** @description Bytes of kept files, and of files that unfinished jobs are going to make. */
                used_bytes: number;
                /** @description The quota in bytes; null if there is none. */
                limit_bytes: number | null;
            };
        };
        UploadLimits: {
            /** @description The size of each part but the last. */
            part_bytes: number;
            /** @description The limits for each purpose. */
            purposes: {
                /**
                 * @description What a file is uploaded for.
                 * @enum {string}
                 */
                purpose: "audio_isolation" | "speech_to_text" | "speech_to_speech" | "forced_alignment";
                /** @description The largest file. */
                max_bytes: number;
                /** @description The longest sound. */
                max_seconds: number;
            }[];
            /** @description Which files this installation can read. */
            decoder: {
                /** @description Whether ffmpeg is there, which reads every type of audio and video. Without it only some types are read. */
                is_complete: boolean;
                /** @description The media types that can be read. */
                types: string[];
                /** @description Why ffmpeg cannot be used; null when it can. */
                reason: string | null;
            };
        };
        Upload: {
            /** @description The id, by which later calls name the file. */
            upload_id: string;
            /** @description The name of the file, for showing. */
            name: string;
            /**
             * @description What the file is uploaded for.
             * @enum {string}
             */
            purpose: "audio_isolation" | "speech_to_text" | "speech_to_speech" | "forced_alignment";
            /**
             * @description `receiving` until `complete` has been called with all parts, then `ready`.
             * @enum {string}
             */
            state: "receiving" | "ready";
            /** @description The size of the whole file. */
            size_bytes: number;
            /** @description The size of each part but the last. */
            part_bytes: number;
            /** @description How many parts the file has. */
            part_count: number;
            /** @description The numbers of the parts that have arrived, from 1, in order. After a lost connection, send the others. */
            received_parts: number[];
            /** @description How many bytes have arrived. */
            received_bytes: number;
            /** @description What the file is; null until it is ready. */
            media: components["schemas"]["MediaFacts"] | null;
            /** @description When the upload began, in Unix seconds. */
            created_at_unix: number;
            /** @description When the file is removed, in Unix seconds. Each part that arrives puts it off. */
            expires_at_unix: number;
        };
        MediaFacts: {
            /** @description The media type that the bytes show, whatever the name and the browser say. */
            type: string;
            /** @description The container format, such as `wav`, `mp3`, `mov` or `matroska`. */
            container: string;
            /** @description How long the sound is, as it was counted in the file and not as its header says. */
            seconds: number;
            /** @description How many channels the sound has. */
            channels: number;
            /** @description Samples a second of each channel. */
            sample_rate: number;
            /** @description Whether there are pictures beside the sound. */
            has_video: boolean;
            /** @description Whether the file ends clearly before its header says. */
            is_truncated: boolean;
        };
        HistoryItem: {
            /** @description The id of the item. */
            history_item_id: string;
            /** @description The `request-id` of the request that generated it. */
            request_id: string | null;
            /** @description The voice that spoke. */
            voice_id: string | null;
            /** @description The model that was asked for. */
            model_id: string | null;
            /** @description The name of the voice at that time. */
            voice_name: string | null;
            /** @description The category of the voice, such as `premade`. */
            voice_category: string | null;
            /** @description The text as it was sent. If the client disconnected early, only the part that was spoken. */
            text: string | null;
            /** @description When the item was created, in Unix seconds. */
            date_unix: number;
            /** @description Credits used in the period before this generation. */
            character_count_change_from: number;
            /** @description Credits used in the period after it. The difference is what it cost. */
            character_count_change_to: number;
            /** @description The media type of the audio. */
            content_type: string;
            /**
             * @description The state of the item. Listed items are always `created`.
             * @enum {string}
             */
            state: "created" | "deleted" | "processing";
            /** @description The voice settings that were used. */
            settings: components["schemas"]["VoiceSettings"] | null;
            /** @description What the user said of the item; null if they said nothing. */
            feedback: components["schemas"]["ItemFeedback"] | null;
            /** @description The last part of its public link, `/share/{share_link_id}`; null while it is not shared. */
            share_link_id: string | null;
            /** @description Made from text (`TTS`) or from speech (`STS`). */
            source: ("TTS" | "STS") | null;
            /** @description The audio format, in the notation of `output_format`. */
            output_format: string | null;
            /** @description Always null: dialogues are not available yet. */
            dialogue: null;
            /** @description The time of every character. Lists leave it null. */
            alignments: {
                /** @description Times of the text as it was sent. */
                alignment: components["schemas"]["CharacterAlignment"];
                /** @description Times of the text as it was spoken. */
                normalized_alignment: components["schemas"]["CharacterAlignment"];
            } | null;
            /** @description Veery only. True if the client disconnected early; the text is then what was spoken. */
            is_partial: boolean;
            /** @description Veery only. The length of the audio in seconds. */
            duration_seconds: number | null;
            /** @description Veery only. The size of the audio file in bytes. */
            size_bytes: number;
            /** @description Veery only. The language that was asked for, as an ISO 639-1 code; null where it was detected. */
            language_code: string | null;
            /** @description Veery only. The engine that spoke the item; null for items from before it was kept. */
            engine: string | null;
            /** @description Veery only. The seed that was asked for; null where there was none, and for items from before seeds were kept. */
            seed: number | null;
            /** @description Veery only. Which take of its text the item is. */
            take: components["schemas"]["Take"];
            /** @description Veery only. What the engine could not honour. */
            warnings: {
                /** @description The stable code of the warning. */
                code: string;
                /** @description The warning in English. */
                message: string;
                /** @description With `language_uncertain`: the ISO 639-1 code of the language that the text seems to be in, though it was read in another. Send it as `language_code` to have the text read in it. */
                language?: string;
            }[];
        };
        ItemFeedback: {
            /** @description Whether the user liked the item. */
            thumbs_up: boolean;
            /** @description What the user wrote; empty if they wrote nothing. */
            feedback: string;
            /** @description Whether the audio is monotone and lacks emotions. */
            emotions: boolean;
            /** @description Whether the voice is not similar to the selected speaker. */
            inaccurate_clone: boolean;
            /** @description Whether the voice changes across the output. */
            glitches: boolean;
            /** @description Whether the audio is of poor quality. */
            audio_quality: boolean;
            /** @description Whether something else is wrong. */
            other: boolean;
            /**
             * @description `not_reviewed` until an operator has reviewed the feedback, which then cannot be changed.
             * @enum {string}
             */
            review_status: "not_reviewed" | "reviewed";
        };
        CharacterAlignment: {
            /** @description The characters of the text, one per entry. */
            characters: string[];
            /** @description When each character begins, in seconds from the start of the audio. */
            character_start_times_seconds: number[];
            /** @description When each character ends, in seconds from the start of the audio. */
            character_end_times_seconds: number[];
        };
        Take: {
            /** @description The same for all takes of a text: the id of the first one. */
            group_id: string;
            /** @description The number of the take among those of its text, from 1. Items with the same audio share it. */
            number: number;
            /** @description How many takes of its text there are. */
            count: number;
            /** @description The name that the user gave it. */
            name: string | null;
            /** @description Whether the user chose this take. At most one of a text is final. */
            is_final: boolean;
            /** @description Only in lists with `latest_takes`: the items of the group that match the filters of the list, newest first, up to 100. */
            history_item_ids?: string[];
        };
        Waveform: {
            /** @description The id of the item. */
            history_item_id: string;
            /** @description Heights from 0 to 1, spread evenly over the audio. Empty for items that were made before waveforms were measured. */
            visual_waveform: number[];
            /** @description The length of the audio in seconds. */
            duration_seconds: number;
            /** @description The level of everything but silence, in dB relative to full scale (RMS); null if it is not known. */
            loudness_db: number | null;
        };
        HistoryDownloads: {
            /** @description The id of the item. */
            history_item_id: string;
            /** @description The length of the audio in seconds. */
            duration_seconds: number;
            /** @description Whether the audio file is missing. Subtitles and words are there all the same. */
            is_audio_missing: boolean;
            /** @description The audio files, the one that was made first. */
            audio: {
                /**
                 * @description The `output_format` of `POST /v1/history/download` that gives this file.
                 * @enum {string}
                 */
                output_format: "default" | "wav";
                /** @description The codec, such as `mp3`. */
                codec: string;
                /** @description The sample rate in Hz. */
                sample_rate: number;
                /** @description The bit rate in kbit/s; null for codecs that have none. */
                bitrate_kbps: number | null;
                /** @description The size of the file as made. */
                size_bytes: number;
            }[];
            /** @description How many cues its subtitles have. */
            cues: number;
            /** @description How many words it has. */
            words: number;
        };
        HistoryWords: {
            /** @description The id of the item. */
            history_item_id: string;
            /** @description The text as it was sent, with its tags. */
            text: string;
            /** @description The length of the audio in seconds. */
            duration_seconds: number;
            /** @description Everything that is spoken, in order. Tags are left out. */
            words: {
                /** @description The word with its punctuation, or the space between two words. */
                text: string;
                /** @description When it begins, in seconds. */
                start: number;
                /** @description When it ends, in seconds. */
                end: number;
                /**
                 * @description A word, or the space between two words.
                 * @enum {string}
                 */
                type: "word" | "spacing";
                /** @description Who says it; null where one voice says everything. */
                speaker_id: string | null;
            }[];
        };
        HistoryLoudness: {
            /** @description The id of the item. */
            history_item_id: string;
            /** @description The loudness of the whole audio in LUFS (ITU-R BS.1770); null if it is silent. */
            integrated_lufs: number | null;
            /** @description The highest true peak in dBTP; null if it is silent. */
            true_peak_db: number | null;
            /** @description What each preset does to this audio. Empty if it is silent. */
            presets: {
                /**
                 * @description The `loudness` of `POST /v1/history/download`.
                 * @enum {string}
                 */
                loudness: "podcast" | "audiobook" | "radio";
                /** @description The loudness that the download has. */
                target_lufs: number;
                /** @description By how much the audio is made louder; negative where it is made quieter. */
                gain_db: number;
                /** @description By how much its highest peaks are turned down so that they stay below -1 dBTP; 0 where none has to be. */
                limited_db: number;
            }[];
        };
        ReviewedItem: {
            /** @description The id of the item. */
            history_item_id: string;
            /** @description What its user said of it. */
            feedback: components["schemas"]["ItemFeedback"];
            /** @description When the user said it, or last changed it, in Unix seconds. */
            created_at_unix: number;
            /** @description When it was reviewed, in Unix seconds; null if it was not. */
            reviewed_at_unix: number | null;
            /** @description The id of the user. */
            user_id: string;
            /** @description The email address of the user. */
            email: string;
            /** @description The id of the workspace. */
            workspace_id: string;
            /** @description The name of the workspace. */
            workspace_name: string;
            /** @description The voice that spoke. */
            voice_id: string | null;
            /** @description The name of the voice at that time. */
            voice_name: string | null;
            /** @description The engine of the voice; null if the voice is no longer here. */
            engine: string | null;
            /** @description The model that was asked for. */
            model_id: string | null;
            /** @description The audio format, in the notation of `output_format`. */
            output_format: string | null;
            /** @description The length of the text. The text itself is only returned by the call that records who read it. */
            text_characters: number;
            /** @description The length of the audio in seconds. */
            duration_seconds: number;
            /** @description The path of the audio on this server. Only operators may fetch it, and it is recorded. */
            audio_url: string;
        };
        VoiceFeedback: {
            /** @description The id of the voice. */
            voice_id: string;
            /** @description The name that the voice had in the newest of these items. */
            voice_name: string;
            /** @description The engine of the voice; null if the voice is no longer here. */
            engine: string | null;
            /** @description How many votes are positive. */
            thumbs_up: number;
            /** @description How many votes are negative. */
            thumbs_down: number;
            /** @description How many votes were not reviewed yet. */
            not_reviewed: number;
        };
        AudioWithTimestamps: {
            /** @description The audio in base64. The audio of several objects joins to one file. */
            audio_base64: string;
            /** @description Times of the text as it was sent; null for audio that belongs to no character. */
            alignment: components["schemas"]["CharacterAlignment"] | null;
            /** @description Times of the text as it was spoken, with numbers and dates written out; null for audio that belongs to no character. */
            normalized_alignment: components["schemas"]["CharacterAlignment"] | null;
        };
        SpeechPrice: {
            /** @description The characters of the text that would be charged. */
            characters: number;
            /** @description What the request would cost at this moment. It is 0 where the audio is there already. */
            credits: number;
            /** @description Whether the answer would be audio that the history has already. */
            is_cached: boolean;
            /** @description The sentences of the text, in its order. Joined they are the text. */
            sentences: {
                /** @description The sentence as it was sent, with the spaces after it. */
                text: string;
                /** @description Whether it would keep the sound that it has in the item of `redo_of`. */
                is_kept: boolean;
            }[];
            /** @description What the speech would tell in its header `x-veery-warnings`, such as a doubt about its language. */
            warnings: {
                /** @description The stable code of the warning. */
                code: string;
                /** @description The warning in English. */
                message: string;
                /** @description With `language_uncertain`: the ISO 639-1 code of the language that the text seems to be in, though it was read in another. Send it as `language_code` to have the text read in it. */
                language?: string;
            }[];
        };
        AudioIsolationHistoryItem: {
            /** @description The id of the entry. */
            id: string;
            /** @description The name of the file that was sent. */
            title: string | null;
            /** @description When it was made, in Unix seconds. */
            created_at_unix: number;
            /** @description The output format of the isolated audio. */
            format: string;
            /** @description The length of the audio in seconds. */
            duration_seconds: number | null;
            /** @description Where the isolated audio is. It needs the same credentials as this call. */
            download_url: string | null;
            /** @description Always null. */
            icon_url: string | null;
            /** @description Always null: of a video only the sound is kept. */
            source_video_url: string | null;
            /** @description Always false. */
            supports_video: boolean;
            /** @description Always false: an entry is made when the audio is. */
            processing: boolean;
            /** @description Always false. */
            video_processing_failed: boolean;
            /** @description The preview that the caller sent with the file, as it was sent. */
            preview_b64: string | null;
        };
        AudioIsolationDetails: {
            /** @description The id of the entry. */
            id: string;
            /** @description The name of the file that was sent. */
            title: string | null;
            /** @description When it was made, in Unix seconds. */
            created_at_unix: number;
            /** @description The output format of the isolated audio. */
            format: string;
            /** @description The length of the audio in seconds. */
            duration_seconds: number | null;
            /** @description Where the isolated audio is. It needs the same credentials as this call. */
            download_url: string | null;
            /** @description Always null. */
            icon_url: string | null;
            /** @description Always null: of a video only the sound is kept. */
            source_video_url: string | null;
            /** @description Always false. */
            supports_video: boolean;
            /** @description Always false: an entry is made when the audio is. */
            processing: boolean;
            /** @description Always false. */
            video_processing_failed: boolean;
            /** @description The preview that the caller sent with the file, as it was sent. */
            preview_b64: string | null;
            /** @description Which engine cleaned the audio. */
            engine: string;
            /** @description What it cost in credits. */
            credits: number;
            /** @description Whether the caller left before the end, so that only a part was made and charged. */
            is_partial: boolean;
            /** @description The size of the isolated audio. */
            size_bytes: number;
            /** @description The media type of the file that was sent, as its bytes showed it. */
            source_type: string;
            /** @description How many channels the file had. They are mixed into one. */
            source_channels: number;
            /** @description What is worth knowing of the result. */
            warnings: {
                /** @description `no_speech` for music or noise only, `silent`, `channels_mixed`, `source_truncated`, `source_ended_early`. */
                code: string;
                /** @description The notice in English. */
                message: string;
            }[];
            /** @description Where the sound of the file is, before isolation, in the same format and length. */
            original_url: string;
        };
        AudioIsolationWaveforms: {
            /** @description The id of the entry. */
            id: string;
            /** @description The length of both in seconds. */
            duration_seconds: number;
            /** @description Heights from 0 to 1 of the sound as it was sent, spread evenly. */
            original: number[];
            /** @description Heights from 0 to 1 of the isolated sound, spread evenly. */
            isolated: number[];
        };
        OpenAiVoice: {
            /** @description What a request names as its `voice`. */
            id: string;
            name: string;
            /**
             * @description Always `audio.voice`.
             * @constant
             */
            object: "audio.voice";
            /** @description The language of the voice as an ISO 639-1 code. */
            language: string;
            /** @description A sentence about how the voice sounds. */
            description: string | null;
            /** @description The names of the OpenAI API for which this voice stands in, such as `alloy`. */
            stands_for: string[];
        };
        OpenAiModel: {
            /** @description The id of the model, as requests name it. */
            id: string;
            /**
             * @description Always `model`.
             * @constant
             */
            object: "model";
            /** @description When the model was made, in Unix seconds; 0, because that is not known here. */
            created: number;
            /** @description Who serves the model: always `veery`. */
            owned_by: string;
        };
        McpAnswer: {
            /**
             * @description The edition of JSON-RPC.
             * @constant
             */
            jsonrpc: "2.0";
            /** @description The id of the request that is answered. */
            id?: string | number | null;
            /** @description The answer; absent where the request failed. */
            result?: {
                [key: string]: unknown;
            };
            /** @description Why the request failed; absent where it did not. */
            error?: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        BatchRowCheck: {
            /** @description The position of the row, counted from 0. */
            row_index: number;
            /** @description Characters of the text, counted as Unicode code points; 0 for a row that cannot be spoken. */
            characters: number;
            /** @description What speaking the row would cost, in credits; 0 for a row that cannot be spoken. */
            credits: number;
            /** @description The voice that will speak; null if the row names an unknown one. */
            voice_id: string | null;
            /** @description The name of that voice; null if the row names an unknown one. */
            voice_name: string | null;
            /** @description The name of the row's file in the zip. */
            file_name: string;
            /** @description Why the row cannot be spoken; null if it can. */
            error: {
                /** @description The stable code of the error. */
                status: string;
                /** @description The figures and names that belong to the error, so that it can be worded in any language. */
                params: {
                    [key: string]: string | number;
                };
                /** @description The error in English, for readers that have no wording for its code. */
                message: string;
            } | null;
        };
        BatchRowState: {
            /** @description The position of the row, counted from 0. */
            row_index: number;
            /** @description The text of the row. */
            text: string;
            /** @description The name of the voice that speaks the row. */
            voice_name: string;
            /** @description The name of the row's file in the zip. */
            file_name: string;
            /** @description What the row cost, in credits; the expected cost until it is done. */
            credits: number;
            /**
             * @description Where the row stands.
             * @enum {string}
             */
            state: "waiting" | "running" | "done" | "failed";
            /** @description The history item that holds the audio; null until the row is done. */
            history_item_id: string | null;
            /** @description Why the row failed; null otherwise. */
            error: {
                /** @description The stable code of the error. */
                status: string;
                /** @description The figures and names that belong to the error, so that it can be worded in any language. */
                params: {
                    [key: string]: string | number;
                };
                /** @description The error in English, for readers that have no wording for its code. */
                message: string;
            } | null;
        };
        Message: {
            /**
             * @description What happened.
             * @constant
             */
            kind: "invite_received";
            /** @description The names and figures that belong to what happened. */
            params: {
                /** @description The name of the workspace. */
                workspace_name: string;
                /** @description The email address of the admin who invited; null once they have deleted their account. */
                invited_by: string | null;
            };
            /** @description The id of the notification. */
            message_id: string;
            /**
             * @description How serious it is.
             * @enum {string}
             */
            severity: "info" | "success" | "warning" | "error";
            /** @description Whether the reader is expected to do something. */
            needs_attention: boolean;
            /** @description When it was created, in Unix milliseconds. */
            create_date_unix_ms: number;
            /** @description Whether it has been read. */
            has_been_read: boolean;
        } | {
            /**
             * @description What happened.
             * @constant
             */
            kind: "member_joined";
            /** @description The names and figures that belong to what happened. */
            params: {
                /** @description The email address of the new member; null once they have deleted their account. */
                email: string | null;
                /** @description The name of the workspace. */
                workspace_name: string;
            };
            /** @description The id of the notification. */
            message_id: string;
            /**
             * @description How serious it is.
             * @enum {string}
             */
            severity: "info" | "success" | "warning" | "error";
            /** @description Whether the reader is expected to do something. */
            needs_attention: boolean;
            /** @description When it was created, in Unix milliseconds. */
            create_date_unix_ms: number;
            /** @description Whether it has been read. */
            has_been_read: boolean;
        } | {
            /**
             * @description What happened.
             * @constant
             */
            kind: "invite_requested";
            /** @description The names and figures that belong to what happened. */
            params: {
                /** @description The email address that was invited; null once its account is deleted. */
                email: string | null;
                /** @description The name of the workspace. */
                workspace_name: string;
            };
            /** @description The id of the notification. */
            message_id: string;
            /**
             * @description How serious it is.
             * @enum {string}
             */
            severity: "info" | "success" | "warning" | "error";
            /** @description Whether the reader is expected to do something. */
            needs_attention: boolean;
            /** @description When it was created, in Unix milliseconds. */
            create_date_unix_ms: number;
            /** @description Whether it has been read. */
            has_been_read: boolean;
        } | {
            /**
             * @description What happened.
             * @constant
             */
            kind: "api_key_created";
            /** @description The names and figures that belong to what happened. */
            params: {
                /** @description The name of the key. */
                name: string;
            };
            /** @description The id of the notification. */
            message_id: string;
            /**
             * @description How serious it is.
             * @enum {string}
             */
            severity: "info" | "success" | "warning" | "error";
            /** @description Whether the reader is expected to do something. */
            needs_attention: boolean;
            /** @description When it was created, in Unix milliseconds. */
            create_date_unix_ms: number;
            /** @description Whether it has been read. */
            has_been_read: boolean;
        } | {
            /**
             * @description What happened.
             * @constant
             */
            kind: "support_entered";
            /** @description The names and figures that belong to what happened. */
            params: {
                /** @description The email address of the operator; null once they have deleted their account. */
                operator: string | null;
            };
            /** @description The id of the notification. */
            message_id: string;
            /**
             * @description How serious it is.
             * @enum {string}
             */
            severity: "info" | "success" | "warning" | "error";
            /** @description Whether the reader is expected to do something. */
            needs_attention: boolean;
            /** @description When it was created, in Unix milliseconds. */
            create_date_unix_ms: number;
            /** @description Whether it has been read. */
            has_been_read: boolean;
        } | {
            /**
             * @description What happened.
             * @constant
             */
            kind: "alpha_access_requested";
            /** @description The names and figures that belong to what happened. */
            params: {
                /** @description The email address of the user; null once they have deleted their account. */
                email: string | null;
                /** @description What the user would like to do with it; null if they did not say. */
                reason: string | null;
            };
            /** @description The id of the notification. */
            message_id: string;
            /**
             * @description How serious it is.
             * @enum {string}
             */
            severity: "info" | "success" | "warning" | "error";
            /** @description Whether the reader is expected to do something. */
            needs_attention: boolean;
            /** @description When it was created, in Unix milliseconds. */
            create_date_unix_ms: number;
            /** @description Whether it has been read. */
            has_been_read: boolean;
        } | {
            /**
             * @description What happened.
             * @constant
             */
            kind: "feedback_received";
            /** @description The names and figures that belong to what happened. */
            params: {
                /**
                 * @description What the feedback is about.
                 * @enum {string}
                 */
                feedback_kind: "bug" | "idea" | "other";
                /** @description The beginning of the feedback. */
                excerpt: string;
            };
            /** @description The id of the notification. */
            message_id: string;
            /**
             * @description How serious it is.
             * @enum {string}
             */
            severity: "info" | "success" | "warning" | "error";
            /** @description Whether the reader is expected to do something. */
            needs_attention: boolean;
            /** @description When it was created, in Unix milliseconds. */
            create_date_unix_ms: number;
            /** @description Whether it has been read. */
            has_been_read: boolean;
        } | {
            /**
             * @description What happened.
             * @constant
             */
            kind: "job_done";
            /** @description The names and figures that belong to what happened. */
            params: {
                /** @description The job. */
                job: {
                    /**
                     * @description A zip of history items.
                     * @constant
                     */
                    kind: "history_zip";
                    /** @description The details of the job. */
                    params: {
                        /** @description How many items were asked for. */
                        items: number;
                        /** @description How many items are not in the zip because their audio file is missing. Set when the job is done. */
                        missing_audio?: number;
                    };
                } | {
                    /**
                     * @description A speech batch.
                     * @constant
                     */
                    kind: "speech_batch";
                    /** @description The details of the job. */
                    params: {
                        /** @description The name that the user gave the batch. */
                        name: string;
                    };
                } | {
                    /**
                     * @description An archive of the user's personal data.
                     * @constant
                     */
                    kind: "personal_data";
                    /** @description This kind has no details. */
                    params: Record<string, never>;
                } | {
                    /**
                     * @description A repair of the stored files, which an operator started.
                     * @constant
                     */
                    kind: "storage_repair";
                    /** @description The details of the job. */
                    params: {
                        /** @description How many recordings are lost and no longer used. Set when the job is done. */
                        lost?: number;
                        /** @description How many lost files were taken off their jobs. Set when the job is done. */
                        detached?: number;
                        /** @description How many files that nothing named were removed. Set when the job is done. */
                        removed?: number;
                    };
                } | {
                    /**
                     * @description A share video of a history item.
                     * @constant
                     */
                    kind: "share_video";
                    /** @description The details of the job. */
                    params: {
                        /** @description The beginning of the text of the item. */
                        title: string;
                        /**
                         * @description The theme of the video.
                         * @enum {string}
                         */
                        theme: "colour" | "light" | "dark";
                        /**
                         * @description Whether the video is wide or high.
                         * @enum {string}
                         */
                        orientation: "landscape" | "portrait";
                        /** @description How many different characters no font of the server has. Boxes stand in their place in the video. Set when the job is done. */
                        missing_characters?: number;
                    };
                } | {
                    /**
                     * @description The installation of a model, which an operator started.
                     * @constant
                     */
                    kind: "model_install";
                    /** @description The details of the job. */
                    params: {
                        /** @description The name of the model, of its file or of its address. */
                        name: string;
                    };
                } | {
                    /**
                     * @description A job that a newer version made, or a part that has been removed.
                     * @constant
                     */
                    kind: "unknown";
                    /** @description This kind has no details. */
                    params: Record<string, never>;
                };
                /** @description Steps that succeeded. */
                done: number;
                /** @description Steps that the job has. */
                total: number;
            };
            /** @description The id of the notification. */
            message_id: string;
            /**
             * @description How serious it is.
             * @enum {string}
             */
            severity: "info" | "success" | "warning" | "error";
            /** @description Whether the reader is expected to do something. */
            needs_attention: boolean;
            /** @description When it was created, in Unix milliseconds. */
            create_date_unix_ms: number;
            /** @description Whether it has been read. */
            has_been_read: boolean;
        } | {
            /**
             * @description What happened.
             * @constant
             */
            kind: "job_failed";
            /** @description The names and figures that belong to what happened. */
            params: {
                /** @description The job. */
                job: {
                    /**
                     * @description A zip of history items.
                     * @constant
                     */
                    kind: "history_zip";
                    /** @description The details of the job. */
                    params: {
                        /** @description How many items were asked for. */
                        items: number;
                        /** @description How many items are not in the zip because their audio file is missing. Set when the job is done. */
                        missing_audio?: number;
                    };
                } | {
                    /**
                     * @description A speech batch.
                     * @constant
                     */
                    kind: "speech_batch";
                    /** @description The details of the job. */
                    params: {
                        /** @description The name that the user gave the batch. */
                        name: string;
                    };
                } | {
                    /**
                     * @description An archive of the user's personal data.
                     * @constant
                     */
                    kind: "personal_data";
                    /** @description This kind has no details. */
                    params: Record<string, never>;
                } | {
                    /**
                     * @description A repair of the stored files, which an operator started.
                     * @constant
                     */
                    kind: "storage_repair";
                    /** @description The details of the job. */
                    params: {
                        /** @description How many recordings are lost and no longer used. Set when the job is done. */
                        lost?: number;
                        /** @description How many lost files were taken off their jobs. Set when the job is done. */
                        detached?: number;
                        /** @description How many files that nothing named were removed. Set when the job is done. */
                        removed?: number;
                    };
                } | {
                    /**
                     * @description A share video of a history item.
                     * @constant
                     */
                    kind: "share_video";
                    /** @description The details of the job. */
                    params: {
                        /** @description The beginning of the text of the item. */
                        title: string;
                        /**
                         * @description The theme of the video.
                         * @enum {string}
                         */
                        theme: "colour" | "light" | "dark";
                        /**
                         * @description Whether the video is wide or high.
                         * @enum {string}
                         */
                        orientation: "landscape" | "portrait";
                        /** @description How many different characters no font of the server has. Boxes stand in their place in the video. Set when the job is done. */
                        missing_characters?: number;
                    };
                } | {
                    /**
                     * @description The installation of a model, which an operator started.
                     * @constant
                     */
                    kind: "model_install";
                    /** @description The details of the job. */
                    params: {
                        /** @description The name of the model, of its file or of its address. */
                        name: string;
                    };
                } | {
                    /**
                     * @description A job that a newer version made, or a part that has been removed.
                     * @constant
                     */
                    kind: "unknown";
                    /** @description This kind has no details. */
                    params: Record<string, never>;
                };
                /** @description Why the job failed. */
                error: {
                    /** @description The stable code of the error. */
                    status: string;
                    /** @description The figures and names that belong to the error, so that it can be worded in any language. */
                    params: {
                        [key: string]: string | number;
                    };
                    /** @description The error in English, for readers that have no wording for its code. */
                    message: string;
                };
            };
            /** @description The id of the notification. */
            message_id: string;
            /**
             * @description How serious it is.
             * @enum {string}
             */
            severity: "info" | "success" | "warning" | "error";
            /** @description Whether the reader is expected to do something. */
            needs_attention: boolean;
            /** @description When it was created, in Unix milliseconds. */
            create_date_unix_ms: number;
            /** @description Whether it has been read. */
            has_been_read: boolean;
        } | {
            /**
             * @description What happened.
             * @constant
             */
            kind: "storage_full";
            /** @description The names and figures that belong to what happened. */
            params: {
                /** @description Megabytes that are free. */
                free_mb: number;
                /** @description Megabytes that must stay free. */
                min_free_mb: number;
            };
            /** @description The id of the notification. */
            message_id: string;
            /**
             * @description How serious it is.
             * @enum {string}
             */
            severity: "info" | "success" | "warning" | "error";
            /** @description Whether the reader is expected to do something. */
            needs_attention: boolean;
            /** @description When it was created, in Unix milliseconds. */
            create_date_unix_ms: number;
            /** @description Whether it has been read. */
            has_been_read: boolean;
        } | {
            /**
             * @description What happened.
             * @constant
             */
            kind: "file_quota_nearly_reached";
            /** @description The names and figures that belong to what happened. */
            params: {
                /**
                 * @description Whose quota of files is nearly reached.
                 * @enum {string}
                 */
                of: "user" | "workspace";
                /** @description Megabytes that are used, those included that jobs under way are going to use. */
                used_mb: number;
                /** @description The quota in megabytes. */
                limit_mb: number;
            };
            /** @description The id of the notification. */
            message_id: string;
            /**
             * @description How serious it is.
             * @enum {string}
             */
            severity: "info" | "success" | "warning" | "error";
            /** @description Whether the reader is expected to do something. */
            needs_attention: boolean;
            /** @description When it was created, in Unix milliseconds. */
            create_date_unix_ms: number;
            /** @description Whether it has been read. */
            has_been_read: boolean;
        } | {
            /**
             * @description What happened.
             * @constant
             */
            kind: "backup_failed";
            /** @description The names and figures that belong to what happened. */
            params: {
                /**
                 * @description Why the backup could not be made.
                 * @enum {string}
                 */
                reason: "storage_full" | "folder_unusable" | "failed";
                /** @description The folder of the backups. */
                folder: string;
            };
            /** @description The id of the notification. */
            message_id: string;
            /**
             * @description How serious it is.
             * @enum {string}
             */
            severity: "info" | "success" | "warning" | "error";
            /** @description Whether the reader is expected to do something. */
            needs_attention: boolean;
            /** @description When it was created, in Unix milliseconds. */
            create_date_unix_ms: number;
            /** @description Whether it has been read. */
            has_been_read: boolean;
        } | {
            /**
             * @description What happened.
             * @constant
             */
            kind: "share_reported";
            /** @description The names and figures that belong to what happened. */
            params: {
                /**
                 * @description What is wrong with the page, as its reader chose it.
                 * @enum {string}
                 */
                reason: "voice_without_consent" | "impersonation" | "harassment" | "sexual" | "copyright" | "spam" | "other";
            };
            /** @description The id of the notification. */
            message_id: string;
            /**
             * @description How serious it is.
             * @enum {string}
             */
            severity: "info" | "success" | "warning" | "error";
            /** @description Whether the reader is expected to do something. */
            needs_attention: boolean;
            /** @description When it was created, in Unix milliseconds. */
            create_date_unix_ms: number;
            /** @description Whether it has been read. */
            has_been_read: boolean;
        } | {
            /**
             * @description What happened.
             * @constant
             */
            kind: "share_taken_down";
            /** @description The names and figures that belong to what happened. */
            params: {
                /** @description The beginning of the text that was shared. */
                excerpt: string;
            };
            /** @description The id of the notification. */
            message_id: string;
            /**
             * @description How serious it is.
             * @enum {string}
             */
            severity: "info" | "success" | "warning" | "error";
            /** @description Whether the reader is expected to do something. */
            needs_attention: boolean;
            /** @description When it was created, in Unix milliseconds. */
            create_date_unix_ms: number;
            /** @description Whether it has been read. */
            has_been_read: boolean;
        } | {
            /**
             * @description What happened.
             * @constant
             */
            kind: "probation_started";
            /** @description The names and figures that belong to what happened. */
            params: Record<string, never>;
            /** @description The id of the notification. */
            message_id: string;
            /**
             * @description How serious it is.
             * @enum {string}
             */
            severity: "info" | "success" | "warning" | "error";
            /** @description Whether the reader is expected to do something. */
            needs_attention: boolean;
            /** @description When it was created, in Unix milliseconds. */
            create_date_unix_ms: number;
            /** @description Whether it has been read. */
            has_been_read: boolean;
        } | {
            /**
             * @description What happened.
             * @constant
             */
            kind: "probation_ended";
            /** @description The names and figures that belong to what happened. */
            params: Record<string, never>;
            /** @description The id of the notification. */
            message_id: string;
            /**
             * @description How serious it is.
             * @enum {string}
             */
            severity: "info" | "success" | "warning" | "error";
            /** @description Whether the reader is expected to do something. */
            needs_attention: boolean;
            /** @description When it was created, in Unix milliseconds. */
            create_date_unix_ms: number;
            /** @description Whether it has been read. */
            has_been_read: boolean;
        } | {
            /**
             * @description What happened.
             * @constant
             */
            kind: "plain";
            /** @description The names and figures that belong to what happened. */
            params: {
                /** @description The title. */
                title: string;
                /** @description The text. */
                description: string;
                /** @description The page where the reader sees what it is about; null if there is none. */
                page: ("jobs" | "settings" | "apiKeys" | "workspaceInvites" | "instanceReports") | null;
            };
            /** @description The id of the notification. */
            message_id: string;
            /**
             * @description How serious it is.
             * @enum {string}
             */
            severity: "info" | "success" | "warning" | "error";
            /** @description Whether the reader is expected to do something. */
            needs_attention: boolean;
            /** @description When it was created, in Unix milliseconds. */
            create_date_unix_ms: number;
            /** @description Whether it has been read. */
            has_been_read: boolean;
        } | {
            /**
             * @description What happened.
             * @constant
             */
            kind: "unknown";
            /** @description The names and figures that belong to what happened. */
            params: Record<string, never>;
            /** @description The id of the notification. */
            message_id: string;
            /**
             * @description How serious it is.
             * @enum {string}
             */
            severity: "info" | "success" | "warning" | "error";
            /** @description Whether the reader is expected to do something. */
            needs_attention: boolean;
            /** @description When it was created, in Unix milliseconds. */
            create_date_unix_ms: number;
            /** @description Whether it has been read. */
            has_been_read: boolean;
        };
        ProductFeedback: {
            /** @description The id of the feedback. */
            feedback_id: string;
            email: string;
            /**
             * @description What the message is about.
             * @enum {string}
             */
            kind: "bug" | "idea" | "other";
            /** @description The message. */
            message: string;
            /** @description The page on which it was written; null if it is not known. */
            page: string | null;
            /** @description From 1, the worst, to 5; null if none was given. */
            rating: number | null;
            /** @description When it was sent, in Unix seconds. */
            created_at_unix: number;
        };
        Workspace: {
            /** @description The id of the workspace. */
            workspace_id: string;
            name: string;
            /** @description The id of the user who owns the workspace. */
            owner_id: string;
            /** @description The plan of the workspace and what has been used of it. */
            subscription: components["schemas"]["Subscription"];
            /** @description When the workspace was created, in Unix seconds. */
            created_at_unix: number;
            /** @description Members that the workspace may have. */
            max_seats: number;
            /** @description Always true. */
            storing_shared_files_on_user: boolean;
            /** @description Whether the workspace keeps its data out of training. */
            training_opt_out: {
                /** @description Whether the workspace has opted out. */
                enabled: boolean;
                /** @description When this was last changed, in Unix seconds; null if it never was. */
                timestamp: number | null;
            };
            /** @description Seconds after which idle sessions end; null means never. */
            session_inactivity_timeout: number | null;
            /** @description Always empty. */
            all_members_permissions: string[];
            /** @description Always null: payments are not available. */
            payment_provider: null;
            /** @description Always null. */
            cloud_marketplace: null;
            /** @description Always null. */
            consolidated_billing: null;
            /** @description Always empty. */
            reporting_workspaces: string[];
            /** @description Always null: payouts are not available. */
            payouts: null;
            /** @description Always empty: pronunciation dictionaries are not available yet. */
            pronunciation_dictionary_locators: unknown[];
            /** @description Always null: webhooks are not available yet. */
            voice_library_removal_notice_webhook_id: string | null;
            /** @description Always empty: webhooks are not available yet. */
            speech_to_text_webhook_ids: string[];
            /** @description Whether people with an address of the workspace's domain become members by themselves. */
            user_auto_provisioning: {
                /** @description Always false: it is not available yet. */
                enabled: boolean;
                /** @description When it was turned on, in Unix seconds; null if it never was. */
                enabled_at_unix: number | null;
                /** @description Who turned it on; null if nobody did. */
                enabled_by_user_email: string | null;
            };
        };
        Subscription: {
            /** @description The plan. */
            tier: components["schemas"]["Tier"];
            /** @description Credits used in this billing period. */
            character_count: number;
            /** @description Credits of this billing period. */
            character_limit: number;
            /** @description Credits that may be used beyond those of the plan; null if that is not offered. */
            max_character_limit_extension: number | null;
            /** @description The same as `max_character_limit_extension`, under its newer name; 0 if it is not offered. */
            max_credit_limit_extension: number | "unlimited";
            /** @description Whether the plan offers usage beyond its credits. */
            can_extend_character_limit: boolean;
            /** @description Whether usage beyond the credits is turned on. */
            allowed_to_extend_character_limit: boolean;
            /** @description When the billing period ends and the credits start anew, in Unix seconds. */
            next_character_count_reset_unix: number | null;
            /** @description Voices that the workspace has made. */
            voice_slots_used: number;
            /** @description Professional voices that the user has made. */
            professional_voice_slots_used: number;
            /** @description Professional voices that the workspace has made. */
            professional_voice_slots_used_in_workspace: number;
            /** @description Voices that the plan allows. */
            voice_limit: number;
            /** @description Times that voices may be added or edited in a billing period. */
            max_voice_add_edits: number;
            /** @description Times that voices were added or edited in this billing period. */
            voice_add_edit_counter: number;
            /** @description Professional voices that the plan allows. */
            professional_voice_limit: number;
            /** @description Whether the plan offers further voices. */
            can_extend_voice_limit: boolean;
            /** @description Whether instant voice cloning can be used; always false so far. */
            can_use_instant_voice_cloning: boolean;
            /** @description Whether professional voice cloning can be used; always false so far. */
            can_use_professional_voice_cloning: boolean;
            /** @description The currency of the plan; null on the free plan. */
            currency: ("usd" | "eur") | null;
            /** @description What usage beyond the credits has cost in this billing period. */
            current_overage: {
                /** @description The amount as a decimal number. */
                amount: string;
                /**
                 * @description The currency of the amount.
                 * @enum {string}
                 */
                currency: "usd" | "eur";
            };
            /** @description The state of the subscription: `free` on the free plan, otherwise `active`. */
            status: string;
            /** @description How often the plan is paid for; null on the free plan. */
            billing_period: ("monthly_period" | "annual_period") | null;
            /** @description How often the credits start anew. */
            character_refresh_period: string | null;
        };
        WorkspaceInvite: {
            /** @description The code of the invitation, as its link carries it. */
            code: string;
            email: string;
            /**
             * @description The role of the new member.
             * @enum {string}
             */
            workspace_permission: "workspace_admin" | "workspace_member";
            /**
             * @description The same as `workspace_permission`.
             * @enum {string}
             */
            seat_type: "workspace_admin" | "workspace_member";
            /** @description Groups that the person will be in; always empty. */
            group_ids: string[];
            /**
             * @description Whether the invitation can still be accepted.
             * @enum {string}
             */
            status: "pending" | "expired";
            /** @description When the invitation was created, in Unix seconds. */
            created_at_unix: number;
            /** @description When the invitation expires, in Unix seconds. */
            expires_at_unix: number;
            /** @description The email address of the admin who invited. */
            invited_by: string;
        };
        ReceivedInvite: {
            /** @description The code of the invitation, for accepting or declining it. */
            code: string;
            /** @description The name of the workspace. */
            workspace_name: string;
            /**
             * @description The role that the caller would have.
             * @enum {string}
             */
            workspace_permission: "workspace_admin" | "workspace_member";
            /** @description The email address of the admin who invited. */
            invited_by: string;
            /**
             * @description Whether the invitation can still be accepted.
             * @enum {string}
             */
            status: "pending" | "expired";
            /** @description When the invitation was created, in Unix seconds. */
            created_at_unix: number;
            /** @description When the invitation expires, in Unix seconds. */
            expires_at_unix: number;
            /** @description Members that the workspace has. */
            used_seats: number;
            /** @description Members that the workspace may have. */
            max_seats: number;
        };
        InviteLink: {
            /**
             * @description Whether the invitation can be accepted, or how it ended.
             * @enum {string}
             */
            status: "pending" | "expired" | "revoked" | "accepted" | "declined";
            /** @description The name of the workspace. */
            workspace_name: string;
            /** @description When the invitation ended, in Unix seconds; null while it is pending. */
            ended_at_unix: number | null;
            /** @description The invitation; null when it has ended. */
            invitation: {
                /** @description The address that was invited. */
                email: string;
                /** @description The email address of the admin who invited. */
                invited_by: string;
                /**
                 * @description The role that the person would have.
                 * @enum {string}
                 */
                workspace_permission: "workspace_admin" | "workspace_member";
                /** @description When the invitation expires, in Unix seconds. */
                expires_at_unix: number;
                /**
                 * @description Whether the address has an account, or one that nobody has verified.
                 * @enum {string}
                 */
                account: "none" | "unverified" | "exists";
                /** @description Whether this installation takes the account of an invited person. */
                can_create_account: boolean;
                /** @description Whether every seat of the workspace is taken. */
                is_full: boolean;
                /** @description Members that the workspace has. */
                members: number;
                /** @description Voices that its members can use. */
                voices: number;
            } | null;
        };
        InviteWelcome: {
            /** @description The sentence that is spoken. */
            text: string;
            /** @description The language of the sentence, as an ISO 639-1 code. */
            language: string;
            /** @description The id of the voice. */
            voice_id: string;
            /** @description The name of the voice. */
            voice_name: string;
            /** @description The sound as MP3, base64-encoded. */
            audio_base64: string;
            /** @description How long the sound is. */
            seconds: number;
            /** @description The words with their times. */
            words: {
                /** @description The word. */
                text: string;
                /** @description When it begins, in seconds. */
                start: number;
                /** @description When it ends, in seconds. */
                end: number;
            }[];
            /** @description The loudest amplitude of every fortieth of a second, from 0 to 1. */
            peaks: number[];
        };
        WorkspaceMember: {
            /** @description The id of the user. */
            user_id: string;
            email: string;
            first_name: string | null;
            /**
             * @description The role, in the words of the public API.
             * @enum {string}
             */
            seat_type: "workspace_admin" | "workspace_member";
            /**
             * @description The role of the member.
             * @enum {string}
             */
            role: "admin" | "editor";
            /** @description Whether the member owns the workspace. */
            is_owner: boolean;
            /** @description Whether an admin has locked the member out. The seat is kept. */
            is_locked: boolean;
            /** @description When the member joined, in Unix seconds. */
            joined_at_unix: number;
            /** @description When a browser of the member last refreshed its session, in Unix seconds; null if it is not known or the caller is not an admin. */
            last_active_at_unix: number | null;
        };
        ApiKey: {
            /** @description The id of the key. */
            key_id: string;
            name: string;
            /** @description The last four characters of the secret, after an ellipsis. */
            hint: string;
            /** @description When the key was created, in Unix seconds. */
            created_at_unix: number;
            /** @description What the key may do: a list of permissions, or `all`. */
            permissions: "all" | ("text_to_speech" | "speech_to_speech" | "speech_to_text" | "models_read" | "models_write" | "voices_read" | "voices_write" | "speech_history_read" | "speech_history_write" | "sound_generation" | "audio_isolation" | "voice_generation" | "dubbing_read" | "dubbing_write" | "pronunciation_dictionaries_read" | "pronunciation_dictionaries_write" | "user_read" | "user_write" | "projects_read" | "projects_write" | "audio_native_read" | "audio_native_write" | "workspace_read" | "workspace_write" | "forced_alignment" | "convai_read" | "convai_write" | "music_generation" | "image_video_generation" | "flows" | "templates" | "add_voice_from_voice_library" | "create_instant_voice_clone" | "create_professional_voice_clone" | "publish_voice_to_voice_library" | "share_voice_externally" | "create_user_api_key" | "workspace_analytics_full_read" | "webhooks_write" | "service_account_write" | "group_members_manage" | "workspace_members_read" | "workspace_members_invite" | "workspace_members_remove" | "terms_of_service_accept" | "audit_log_read" | "conversation_privacy_manage" | "copy_resources_cross_workspace" | "synthid_detector")[];
            /** @description Credits that the key may use in each billing period; null if it has no limit of its own. */
            character_limit: number | null;
            /** @description Credits that the key has used in this billing period. */
            character_count: number;
            /** @description Whether the key is switched off. */
            is_disabled: boolean;
            /** @description When the key was last used, in Unix seconds; null if it never was. */
            last_used_at_unix: number | null;
            /** @description IP addresses and networks that the key may be used from; null allows any. */
            allowed_ips: string[] | null;
            /** @description When the key stops working, in Unix seconds; null means never. */
            expires_at_unix: number | null;
            /** @description Until when the secret before the last rotation works, in Unix seconds; null if it no longer does. */
            previous_secret_expires_at_unix: number | null;
        };
        ApiKeyRequest: {
            /** @description The `request-id` of the request. */
            request_id: string;
            /** @description The HTTP method. */
            method: string;
            /** @description The path of the request, without its query. */
            path: string;
            /** @description The HTTP status. For a WebSocket 101, or the close code if it ended with an error. */
            status: number;
            /** @description How long the request took, in milliseconds. */
            latency_ms: number;
            /** @description What the request cost, in credits; null if it costs none by its nature. */
            credits: number | null;
            /** @description The IP address that the request came from. */
            ip: string;
            /** @description When the request arrived, in Unix milliseconds. */
            created_at_unix_ms: number;
        };
        RevocableKey: {
            /** @description The id of the key. */
            key_id: string;
            /** @description The name of the key. */
            name: string;
            /** @description The last four characters of the secret, after an ellipsis. */
            hint: string;
            /** @description When the key was created, in Unix seconds. */
            created_at_unix: number;
            /** @description When the key was last used, in Unix seconds; null if it never was. */
            last_used_at_unix: number | null;
        };
        Session: {
            /** @description The id of the session. */
            session_id: string;
            /** @description Whether this is the session that makes the request. */
            is_current: boolean;
            /** @description The `user-agent` of the browser; null if it sent none. */
            user_agent: string | null;
            /** @description The IP address at the sign-in; null if it is not known. */
            ip: string | null;
            /** @description When the session began, in Unix seconds. */
            created_at_unix: number;
            /** @description When the session was last refreshed, in Unix seconds. */
            last_used_at_unix: number;
            /** @description Whether it is an operator's session, by a grant of the user. */
            is_support: boolean;
        };
        MfaFactor: {
            /** @description The id of the factor. */
            factor_id: string;
            /** @description The name of the factor, for people. */
            display_name: string;
            /** @description When the factor was turned on, in Unix seconds. */
            enrolled_at_unix: number;
        };
        SupportGrant: {
            /** @description The id of the grant. */
            grant_id: string;
            /**
             * @description Whether access was only asked for, is open, or has ended.
             * @enum {string}
             */
            state: "requested" | "active" | "ended";
            /** @description Why access was asked for or given. */
            reason: string;
            /** @description The email address of the operator who asked; null if the user offered the access. */
            requested_by: string | null;
            /** @description When it was asked for or offered, in Unix seconds. */
            requested_at_unix: number;
            /** @description When the user granted it, in Unix seconds; null if they have not. */
            granted_at_unix: number | null;
            /** @description When the access ends, in Unix seconds; null if it was not granted. */
            expires_at_unix: number | null;
            /** @description When operators entered the account, in Unix seconds, newest first. */
            entered_at_unix: number[];
        };
        SignedIn: {
            /** @description The bearer token, for the header `Authorization: Bearer …`. */
            id_token: string;
            /** @description How long the token is valid, in seconds. */
            expires_in: number;
            /** @description The id of the user. */
            user_id: string;
            /** @description Whether the email address is verified. Until it is, most calls are refused. */
            email_verified: boolean;
        };
        BotCheck: {
            /**
             * @description `none` requires nothing, `proof_of_work` the solution of `challenge`, and `token` what the provider's script returns for `site_key`.
             * @enum {string}
             */
            kind: "none" | "proof_of_work" | "token";
            /** @description The challenge of a proof of work, in the format of altcha-lib; null for other kinds. */
            challenge: {
                [key: string]: unknown;
            } | null;
            /** @description The key of this installation at the provider; null for other kinds. */
            site_key: string | null;
            /** @description The address of the provider's script; null for other kinds. */
            script_url: string | null;
        };
        ShareLink: {
            /** @description The address of the public page. Whoever has it can listen. */
            share_link: string;
            /** @description The name that the page shows; null if the user has chosen none. It is then not shown. */
            public_user_name: string | null;
            /** @description Veery only. Whether the page offers the audio file. */
            allow_download: boolean;
        };
        ShareReport: {
            /** @description The id of the report. */
            share_report_id: string;
            /** @description The id of the link that was reported. */
            share_link_id: string;
            /** @description The address of the page. */
            share_link: string;
            /**
             * @description What is wrong with the page, as its reader chose it.
             * @enum {string}
             */
            reason: "voice_without_consent" | "impersonation" | "harassment" | "sexual" | "copyright" | "spam" | "other";
            /** @description What the reader wrote; empty if nothing. */
            text: string;
            /** @description The beginning of the shared text; null once the page is gone. */
            excerpt: string | null;
            /** @description The email address of the person who shared it. */
            email: string | null;
            /**
             * @description Whether the page is still there, or who ended the link: its owner or an operator.
             * @enum {string}
             */
            state: "live" | "unshared" | "taken_down";
            /** @description What an operator decided; null while nobody has. */
            decision: ("taken_down" | "dismissed") | null;
            /** @description When it was reported, in Unix seconds. */
            created_at_unix: number;
        };
        OnboardingChecklist: {
            /** @description The id of the checklist. */
            checklist_id: string;
            /** @description All items, in their order. */
            items: {
                /**
                 * @description The name of the item.
                 * @enum {string}
                 */
                onboarding_checklist_item_id: "generate_text_to_speech" | "generate_speech_to_speech" | "add_voice_to_voice_lab" | "design_voice" | "create_dub" | "join_affiliate" | "generate_api_key";
                /** @description Whether the item is completed. */
                is_completed: boolean;
            }[];
            /** @description Whether the user has hidden the checklist. */
            hidden: boolean;
        };
        User: {
            /** @description The id of the user. */
            user_id: string;
            /** @description The plan of the workspace and what has been used of it. */
            subscription: components["schemas"]["Subscription"];
            /** @description True during the first 24 hours, and until the onboarding is completed. */
            is_new_user: boolean;
            /** @description Always false. */
            can_use_delayed_payment_methods: boolean;
            /** @description Whether the questions after the sign-up have been answered. */
            is_onboarding_completed: boolean;
            /** @description Whether the checklist of first steps is completed; true if it was never started. */
            is_onboarding_checklist_completed: boolean;
            /** @description When the account was created, in Unix seconds. */
            created_at: number;
            /**
             * @description The role of the user in the workspace.
             * @enum {string}
             */
            seat_type: "workspace_admin" | "workspace_member" | "workspace_lite_member";
            first_name: string | null;
            /** @description Always null: secrets of API keys are not stored. */
            xi_api_key: null;
            /** @description Always null; `GET /v1/user/api-keys` lists the keys. */
            xi_api_key_preview: null;
            /** @description Always true: API keys are stored as hashes only. */
            is_api_key_hashed: boolean;
            /** @description The code in the user's referral link; null until the link was first asked for. */
            referral_link_code: string | null;
            /** @description Always null. */
            partnerstack_partner_default_link: null;
            /** @description Always null. */
            subscription_extras: null;
            /** @description Veery only, as are all fields from here on. The id of the workspace. */
            workspace_id: string;
            /** @description The name of the workspace. */
            workspace_name: string;
            /**
             * @description The role of the user in the workspace.
             * @enum {string}
             */
            workspace_role: "admin" | "editor";
            email: string;
            /** @description Whether the user runs the installation. */
            is_operator: boolean;
            /** @description Whether the address belongs to a domain in `STAFF_DOMAINS`. It is for display and grants nothing. */
            is_staff: boolean;
            /** @description The language of the interface as a language tag; null follows the browser. */
            locale: string | null;
            /** @description Feature flags of the workspace, by name. */
            flags: {
                [key: string]: boolean;
            };
            /** @description The id under which other people see the user. */
            public_user_id?: string;
            /** @description The name that other people see; null if none was chosen. */
            public_user_name?: string | null;
            /** @description Whether product updates may be mailed. */
            agrees_to_product_updates?: boolean;
            /** @description Where the user says they are; null if they have not said. */
            geo_location?: components["schemas"]["GeoLocation"] | null;
            /** @description Whether the user has accepted the terms on biometric data. */
            accepted_bipa_terms?: boolean;
            /** @description Whether the user must accept the terms on biometric data, because of the place that the request comes from or that they named. */
            must_accept_bipa_terms?: boolean;
            /** @description The checklist of first steps; null if it was not started. */
            onboarding_checklist?: components["schemas"]["OnboardingChecklist"] | null;
            /** @description Always false: productions are not available. */
            is_producer?: boolean;
            /** @description Whether an operator of the installation has put the account on probation. */
            is_in_probation?: boolean;
            /** @description Whether the user refuses the sale and sharing of personal data. */
            ccpa_opt_out?: boolean;
            /** @description Always null: there are no profile pages. */
            profile_page_handle?: string | null;
            /** @description False while a moderation warning waits to be read. */
            moderation_warning_dismissed?: boolean;
            /** @description Always empty. */
            prompts_shown?: {
                [key: string]: boolean;
            };
            /** @description When each set of terms was accepted, in Unix seconds, by its name; null if the acceptance was withdrawn. */
            terms_agreed_to?: {
                [key: string]: number | null;
            };
            /** @description The answers of the onboarding; null if it was not completed. */
            onboarding_survey?: {
                first_name?: string | null;
                /** @description The user's occupation. */
                role?: string | null;
                /** @description The occupation in more detail. */
                subrole?: string | null;
                /** @description The time zone, as an IANA name such as `Europe/Berlin`. */
                timezone?: string | null;
                /** @description How the user found the product. */
                source?: string | null;
            } | null;
            /** @description Always null: codes by text message are not available. */
            sms_mfa_factor?: components["schemas"]["MfaFactor"] | null;
            /** @description The authenticator app; null if none is on. */
            totp_mfa_factor?: components["schemas"]["MfaFactor"] | null;
            /** @description Whether there is an unused backup code. */
            has_backup_code?: boolean;
            /** @description The theme of the interface; null follows the browser. */
            theme?: ("light" | "dark" | "system") | null;
            /** @description Whether the workspace keeps its data out of training. */
            training_opt_out?: {
                /** @description Whether the workspace has opted out. */
                enabled: boolean;
                /** @description When this was last changed, in Unix seconds; null if it never was. */
                timestamp: number | null;
            };
            /** @description Seconds after which idle sessions of the workspace end; null means never. */
            session_inactivity_timeout?: number | null;
            /** @description Members that the workspace may have. */
            max_seats?: number;
            /** @description Members that the workspace has. */
            used_seats?: number;
            /** @description Whether the user owns the workspace they are in. */
            is_workspace_owner?: boolean;
            /** @description Set in an operator's session in this account; null otherwise. */
            support_session?: {
                /** @description The email address of the operator. */
                operator_email: string;
                /** @description When the operator's access ends, in Unix seconds. */
                expires_at_unix: number;
            } | null;
        };
        OutboxMessage: {
            /** @description The id of the mail. */
            message_id: string;
            /** @description The recipient. */
            to: string;
            /** @description The subject. */
            subject: string;
            /** @description The mail as plain text. */
            text: string;
            /** @description The mail as a complete HTML document that loads nothing. Show it in a sandboxed frame. */
            html: string;
            /** @description Whether the codes in the mail, and in its links, are replaced by `***`. They are shown only where no mail server is configured, and then only if `PUBLIC_URL` is a loopback address or the mail is for the caller. */
            is_masked: boolean;
            /**
             * @description `kept`: there was no mail server. `waiting`: it will be sent, or sent again. `failed`: all attempts have failed.
             * @enum {string}
             */
            state: "kept" | "waiting" | "failed";
            /** @description What the mail server answered to the last attempt; null if there was none. */
            last_error: string | null;
            /** @description When the mail was written, in Unix seconds. */
            created_at_unix: number;
        };
        EngineModels: {
            /** @description The models that are installed. */
            installed: components["schemas"]["InstalledModel"][];
            /** @description Folders that hold no model that could be loaded. */
            broken: components["schemas"]["BrokenModel"][];
            /** @description Installations that wait, run, are paused or have failed, oldest first. */
            installs: components["schemas"]["ModelInstall"][];
            /** @description The models of the built-in catalog. */
            catalog: components["schemas"]["CatalogModel"][];
            /** @description The machine that the models run on. */
            machine: components["schemas"]["ModelMachine"];
        };
        InstalledModel: {
            /** @description The id of the model: the name of its folder. */
            model_id: string;
            /**
             * @description What the model is for.
             * @enum {string}
             */
            kind: "speech" | "recognition" | "voice_activity" | "diarisation" | "language_id" | "punctuation" | "denoise";
            /**
             * @description The network of the model.
             * @enum {string}
             */
            family: "vits" | "matcha" | "kokoro" | "kitten" | "supertonic" | "zipvoice" | "pocket" | "whisper" | "transducer" | "nemoTransducer" | "paraformer" | "nemoCtc" | "zipformerCtc" | "wenetCtc" | "omnilingual" | "dolphin" | "teleSpeechCtc" | "senseVoice" | "fireRedAsr" | "canary" | "moonshine" | "moonshineV2" | "onlineTransducer" | "onlineParaformer" | "onlineZipformerCtc" | "onlineNemoCtc" | "onlineToneCtc" | "sileroVad" | "tenVad" | "pyannote" | "whisperLanguageId" | "ctTransformer" | "cnnBilstm" | "gtcrn" | "dpdfnet";
            /** @description The name of the model. */
            name: string;
            /** @description What is special about it, in a sentence; may be empty. */
            description: string;
            /** @description The license of the model. */
            license: {
                /** @description An SPDX identifier where there is one. */
                name: string;
                /** @description Where the license can be read; null if that is not known. */
                url: string | null;
                /** @description Whether audio of the model may be sold; null if its license does not say. */
                allows_commercial_use: boolean | null;
            };
            /** @description ISO 639 codes of the languages that it speaks or understands, the main one first; empty if it does not depend on the language. */
            languages: string[];
            /** @description How many voices it has; 0 for a model that listens. */
            speakers: number;
            /** @description Whether it copies a voice from a recording. */
            is_cloning: boolean;
            /** @description The name of its engine, as `GET /v1/operator/overview` lists it. */
            engine: string;
            /** @description The publisher's version; may be empty. */
            version: string;
            /** @description What its files take. */
            bytes: number;
            /** @description When it was installed, in Unix seconds. */
            installed_at_unix: number;
            /** @description The names of its first voices, 20 at most. */
            speaker_names: string[];
            /**
             * @description `ready`: it is in memory. `asleep`: it is loaded when it is needed. `loading`: it is being loaded. `failed`: it could not be loaded; `failure` says why.
             * @enum {string}
             */
            state: "ready" | "asleep" | "loading" | "failed";
            /** @description Why it could not be loaded the last time, in English; null otherwise. */
            failure: string | null;
            /** @description The memory of its processes; null while it is not loaded. */
            memory_bytes: number | null;
            /** @description Speeches that wait for it. */
            queue: number;
            /** @description The time to its first sound, as measured; null before that. */
            first_byte_ms: number | null;
            /** @description Seconds of audio that it made in one second on this machine; null before it was measured. */
            speed: number | null;
            /** @description Whether `check` can compare every file with a checksum. */
            has_checksums: boolean;
        };
        BrokenModel: {
            /** @description The name of its folder. */
            model_id: string;
            /** @description What is wrong with it, in English. */
            reason: string;
        };
        ModelInstall: {
            /** @description The id of the installation. */
            install_id: string;
            /** @description The job that does it; null if that was taken off its list. */
            job_id: string | null;
            /** @description The entry of the catalog; null for a file or another address. */
            catalog_id: string | null;
            /** @description The name of the model, of the file or of the address. */
            name: string;
            /**
             * @description Where the model comes from.
             * @enum {string}
             */
            source: "catalog" | "address" | "file";
            /**
             * @description Where the installation stands. One that succeeds becomes an installed model.
             * @enum {string}
             */
            state: "queued" | "downloading" | "unpacking" | "paused" | "failed";
            /** @description What has been downloaded or received. */
            bytes_done: number;
            /** @description What there is to download; null while it is not known. */
            bytes_total: number | null;
            /** @description The speed of the download; null while it does not run. */
            bytes_per_second: number | null;
            /** @description The remaining time in seconds; null while it is not known. */
            seconds_left: number | null;
            /** @description Why it failed; null otherwise. */
            error: {
                /** @description The stable code of the error. */
                status: string;
                /** @description The figures and names that belong to the error, so that it can be worded in any language. */
                params: {
                    [key: string]: string | number;
                };
                /** @description The error in English, for readers that have no wording for its code. */
                message: string;
            } | null;
            /** @description Whether it can be paused now. */
            can_pause: boolean;
            /** @description Whether it can be resumed, or tried again, now. */
            can_resume: boolean;
            /** @description When it was asked for, in Unix seconds. */
            created_at_unix: number;
        };
        CatalogModel: {
            /** @description The id of the entry; an installed model of it has the same id. */
            catalog_id: string;
            /**
             * @description What the model is for.
             * @enum {string}
             */
            kind: "speech" | "recognition" | "voice_activity" | "diarisation" | "language_id" | "punctuation" | "denoise";
            /**
             * @description The network of the model.
             * @enum {string}
             */
            family: "vits" | "matcha" | "kokoro" | "kitten" | "supertonic" | "zipvoice" | "pocket" | "whisper" | "transducer" | "nemoTransducer" | "paraformer" | "nemoCtc" | "zipformerCtc" | "wenetCtc" | "omnilingual" | "dolphin" | "teleSpeechCtc" | "senseVoice" | "fireRedAsr" | "canary" | "moonshine" | "moonshineV2" | "onlineTransducer" | "onlineParaformer" | "onlineZipformerCtc" | "onlineNemoCtc" | "onlineToneCtc" | "sileroVad" | "tenVad" | "pyannote" | "whisperLanguageId" | "ctTransformer" | "cnnBilstm" | "gtcrn" | "dpdfnet";
            /** @description The name of the model. */
            name: string;
            /** @description What is special about it, in a sentence; may be empty. */
            description: string;
            /** @description The license of the model. */
            license: {
                /** @description An SPDX identifier where there is one. */
                name: string;
                /** @description Where the license can be read; null if that is not known. */
                url: string | null;
                /** @description Whether audio of the model may be sold; null if its license does not say. */
                allows_commercial_use: boolean | null;
            };
            /** @description ISO 639 codes of the languages that it speaks or understands, the main one first; empty if it does not depend on the language. */
            languages: string[];
            /** @description How many voices it has; 0 for a model that listens. */
            speakers: number;
            /** @description Whether it copies a voice from a recording. */
            is_cloning: boolean;
            /** @description What is downloaded, about; null if it is not known before. */
            bytes: number | null;
            /** @description The memory that it needs, about; null if nobody measured it. */
            memory_bytes: number | null;
            /** @description Seconds of audio that it makes in one second on this machine, about; null if it cannot be estimated. */
            expected_speed: number | null;
            /** @description Whether the download can be compared with a checksum that the publisher has made known. */
            has_checksum: boolean;
            /** @description The host that it is downloaded from. */
            host: string;
            /** @description Whether it is installed. */
            is_installed: boolean;
            /** @description Whether the disk has room for it. */
            fits: boolean;
        };
        ModelMachine: {
            /** @description How many processor cores the server may use. */
            cores: number;
            /** @description The memory of the machine, or what this server may use of it. */
            memory_bytes: number;
            /** @description How much of it is free. */
            free_memory_bytes: number;
            /** @description How much is free on the disk of the models. */
            free_disk_bytes: number;
            /** @description The folder of the models. */
            folder: string;
            /** @description When the speed of the machine was measured, in Unix seconds; null before the first time. */
            measured_at_unix: number | null;
        };
        InstallationChecks: {
            /** @description What the checks found; those that passed are among them. */
            findings: components["schemas"]["InstallationFinding"][];
            /** @description When the checks ran, in Unix seconds; null before the first time. */
            checked_at_unix: number | null;
            /** @description Whether the checks are running now. */
            is_running: boolean;
            /** @description The repairs of the last seven days, newest first. */
            repairs: components["schemas"]["InstallationRepair"][];
        };
        InstallationFinding: {
            /**
             * @description `fail`: something does not work. `warn`: something may fail soon.
             * @enum {string}
             */
            level: "ok" | "warn" | "fail";
            /**
             * @description What was found.
             * @enum {string}
             */
            code: "node_ok" | "node_old" | "disk_ok" | "disk_low" | "disk_reserve" | "address_ok" | "address_loopback" | "address_plain" | "address_proxy" | "sign_up_ok" | "sign_up_open" | "mail_ok" | "mail_kept" | "mail_missing" | "mail_refused" | "certificate_ok" | "certificate_expiring" | "certificate_expired" | "certificate_invalid" | "speech_ok" | "speech_failed" | "model_failed" | "ffmpeg_ok" | "ffmpeg_missing" | "web_app_ok" | "web_app_missing" | "accounts_ok" | "accounts_no_operator" | "backup_ok" | "backup_old" | "backup_never" | "backup_failed" | "audio_ok" | "audio_missing" | "audio_lost" | "audio_cut" | "quota_ok" | "quota_near" | "job_files_ok" | "job_files_missing" | "superfluous_ok" | "superfluous_files";
            /** @description The figures and names that belong to the finding, so that it can be worded in any language. */
            params: {
                [key: string]: string | number;
            };
            /** @description The finding in English, as `cli doctor` prints it. */
            message: string;
            /** @description How to fix it, in English; null if nothing is wrong. */
            fix: string | null;
            /** @description Whether `POST /v1/operator/repairs` repairs it. */
            can_repair: boolean;
        };
        InstallationRepair: {
            /** @description The id of its job: `POST /v1/operator/jobs/{job_id}/cancel` stops it. */
            job_id: string;
            /**
             * @description Where the repair stands.
             * @enum {string}
             */
            state: "queued" | "running" | "done" | "failed" | "cancelled";
            /** @description How much of it is done. */
            percent: number;
            /** @description The remaining time in seconds; null while it is not known. */
            seconds_left: number | null;
            /** @description Who started it; null when the account is gone. */
            email: string | null;
            /** @description Recordings that are lost and no longer used. */
            lost: number;
            /** @description Lost files that were taken off their jobs. */
            detached: number;
            /** @description Files that nothing named and that were removed. */
            removed: number;
            /** @description Why the repair failed; null otherwise. */
            error: {
                /** @description The stable code of the error. */
                status: string;
                /** @description The figures and names that belong to the error, so that it can be worded in any language. */
                params: {
                    [key: string]: string | number;
                };
                /** @description The error in English, for readers that have no wording for its code. */
                message: string;
            } | null;
            /** @description When it was started, in Unix seconds. */
            created_at_unix: number;
            /** @description When it ended, in Unix seconds; null until then. */
            ended_at_unix: number | null;
        };
        InstallationBackup: {
            /** @description The name of its file. */
            name: string;
            /**
             * @description `scheduled`: the backup of a day, or one that an operator asked for. `before-update`: made by an update.
             * @enum {string}
             */
            kind: "scheduled" | "before-update";
            /** @description Whether a passphrase is needed to read it. */
            is_encrypted: boolean;
            /** @description The size of the archive. */
            bytes: number;
            /** @description When it was whole, in Unix seconds. */
            made_at_unix: number;
        };
        OperatorJob: {
            /** @description The id of the job. */
            job_id: string;
            /**
             * @description What kind of work it is.
             * @enum {string}
             */
            kind: "history_zip" | "speech_batch" | "personal_data" | "storage_repair" | "share_video" | "model_install" | "unknown";
            /** @description The workspace of the job. */
            workspace_id: string;
            /** @description The name of the workspace; null when it is gone. */
            workspace_name: string | null;
            /** @description Who asked for the job; null when the account is gone. */
            email: string | null;
            /**
             * @description Where the job stands.
             * @enum {string}
             */
            state: "queued" | "running" | "done" | "failed" | "cancelled";
            /** @description Steps that are done, out of `total`. */
            done: number;
            /** @description Steps that the job has. */
            total: number;
            /** @description The remaining time in seconds; null while it is not known. */
            seconds_left: number | null;
            /** @description How long it has waited for its first step, or waited before it. */
            seconds_waited: number;
            /** @description Why the job failed; null otherwise. */
            error: {
                /** @description The stable code of the error. */
                status: string;
                /** @description The figures and names that belong to the error, so that it can be worded in any language. */
                params: {
                    [key: string]: string | number;
                };
                /** @description The error in English, for readers that have no wording for its code. */
                message: string;
            } | null;
            /** @description Whether an operator can cancel the job now. */
            can_cancel: boolean;
            /** @description Whether an operator can retry the job now. */
            can_retry: boolean;
            /** @description When the job was created, in Unix seconds. */
            created_at_unix: number;
            /** @description When the job ended, in Unix seconds; null until then. */
            ended_at_unix: number | null;
        };
        InstallationSetting: {
            /** @description The name, as the environment has it. */
            name: string;
            /** @description The value in effect; null when it is a secret, or nothing is set. */
            value: string | null;
            /**
             * @description Where the value comes from: the environment wins over what an operator has set.
             * @enum {string}
             */
            source: "environment" | "operator" | "default";
            /** @description Whether the value is never shown. */
            is_secret: boolean;
            /** @description Whether an operator can change it while the server runs. */
            can_change: boolean;
            /** @description What the setting does, in English. */
            description: string;
        };
        AuditEvent: {
            /** @description The id of the event. */
            event_id: number;
            /** @description What happened. */
            action: string;
            /** @description Who did it; null if it was nobody who is known. */
            user_id: string | null;
            /** @description The address of that account; null when it is gone. */
            email: string | null;
            /** @description Where it happened; null if it was in no workspace. */
            workspace_id: string | null;
            /** @description The name of that workspace; null when it is gone. */
            workspace_name: string | null;
            /** @description The IP address that it came from; null if it is not known. */
            ip: string | null;
            /** @description The details of the event. They hold no secret. */
            detail: {
                [key: string]: unknown;
            };
            /** @description When it happened, in Unix seconds. */
            created_at_unix: number;
        };
        ListedAccount: {
            /** @description The id of the user. */
            user_id: string;
            /** @description The email address of the account. */
            email: string;
            /** @description The name of the user; null if they gave none. */
            first_name: string | null;
            /** @description The id of the workspace that the user works in. */
            workspace_id: string;
            /** @description The name of that workspace. */
            workspace_name: string;
            /** @description Whether the user owns that workspace. */
            is_owner: boolean;
            /** @description Whether the user runs the installation. */
            is_operator: boolean;
            /** @description The plan of the workspace. */
            tier: components["schemas"]["Tier"];
            /** @description The credits that the workspace has spent in this period. */
            credits_used: number;
            /** @description The credits that the workspace may spend in a period. */
            credit_limit: number;
            /** @description The members of the workspace. */
            used_seats: number;
            /** @description The members that the workspace may have. */
            max_seats: number;
            /** @description What is most urgent about the account. */
            state: components["schemas"]["AccountState"];
            /** @description When the account was created, in Unix seconds. */
            created_at_unix: number;
            /** @description When the user was last active, in Unix seconds; null if they never signed in. */
            last_active_at_unix: number | null;
        };
        /** @enum {string} */
        AccountState: "locked" | "unverified" | "on_probation" | "warned" | "over_seats" | "used_up" | "near_limit" | "never_signed_in" | "active";
        Account: {
            /** @description The id of the user. */
            user_id: string;
            /** @description The email address of the account. */
            email: string;
            /** @description The name of the user; null if they gave none. */
            first_name: string | null;
            /** @description The id of the workspace that the user works in. */
            workspace_id: string;
            /** @description The name of that workspace. */
            workspace_name: string;
            /** @description Whether the user owns that workspace. */
            is_owner: boolean;
            /** @description Whether the user runs the installation. */
            is_operator: boolean;
            /** @description The plan of the workspace. */
            tier: components["schemas"]["Tier"];
            /** @description The credits that the workspace has spent in this period. */
            credits_used: number;
            /** @description The credits that the workspace may spend in a period. */
            credit_limit: number;
            /** @description The members of the workspace. */
            used_seats: number;
            /** @description The members that the workspace may have. */
            max_seats: number;
            /** @description What is most urgent about the account. */
            state: components["schemas"]["AccountState"];
            /** @description When the account was created, in Unix seconds. */
            created_at_unix: number;
            /** @description When the user was last active, in Unix seconds; null if they never signed in. */
            last_active_at_unix: number | null;
            /**
             * @description The role of the user in the workspace.
             * @enum {string}
             */
            role: "admin" | "editor";
            /** @description Whether the email address is verified. */
            is_verified: boolean;
            /** @description Whether an operator has locked the account. */
            is_locked: boolean;
            /** @description Whether an admin of the workspace has locked the member. */
            is_locked_in_workspace: boolean;
            /** @description Whether signing in takes a second factor. */
            has_second_factor: boolean;
            /** @description Whether the user may use features that are not finished. */
            has_alpha_access: boolean;
            /** @description Whether the user has asked for these features. */
            has_requested_alpha: boolean;
            /**
             * @description `none`: there is no moderation warning. `unread`: the user will see it. `read`: they have confirmed it.
             * @enum {string}
             */
            warning: "none" | "unread" | "read";
            /** @description Whether the account is on probation. */
            is_in_probation: boolean;
            /** @description The requests that the workspace may run at the same time. */
            concurrency_limit: number;
            /** @description When the next period begins, in Unix seconds. */
            credits_reset_at_unix: number;
            /** @description The invitations to the workspace that nobody has answered. */
            pending_invites: number;
            /** @description The feature flags of the workspace. */
            flags: {
                /**
                 * @description The name of the flag.
                 * @enum {string}
                 */
                flag: "tts-video-generation";
                /** @description Whether it is on for the workspace; null where it follows the configuration. */
                is_on: boolean | null;
            }[];
            /** @description The members of the workspace. */
            members: {
                /** @description The id of the member. */
                user_id: string;
                /** @description The email address of the member. */
                email: string;
                /**
                 * @description The role of the member.
                 * @enum {string}
                 */
                role: "admin" | "editor";
                /** @description Whether the member owns the workspace. */
                is_owner: boolean;
                /** @description When the member was last active, in Unix seconds; null if they never signed in. */
                last_active_at_unix: number | null;
            }[];
        };
        Error: {
            /** @description What went wrong. */
            detail: {
                /** @description The class of the error, such as `not_found`. */
                type: string;
                /** @description The stable code of the error, as newer clients read it. */
                code: string;
                /** @description The error in English, for people. */
                message: string;
                /** @description The stable code of the error, as every client reads it. It is mostly the same as `code`. */
                status: string;
                /** @description The id of the request, as in the header `request-id`. The logs of the server name it. */
                request_id: string;
                /** @description The parameter or property at fault; null if there is none. */
                param?: string | null;
            };
            /** @description The same error as clients of the OpenAI API read it. Only in the calls of that API. */
            error?: components["schemas"]["OpenAiError"];
        };
        OpenAiError: {
            /** @description The error in English, for people. */
            message: string;
            /** @description The class of the error, such as `invalid_request_error`. */
            type: string;
            /** @description The parameter or property at fault; null if there is none. */
            param: string | null;
            /** @description The stable code of the error. */
            code: string | null;
        };
        HTTPValidationError: {
            /** @description Everything that is wrong with the input. */
            detail: {
                /** @description The kind of mistake, such as `missing`. */
                type: string;
                /** @description Where the mistake is: first `path`, `query` or `body`, then names of properties and positions in lists. */
                loc: (string | number)[];
                /** @description The mistake in English. */
                msg: string;
                /** @description The value at fault. */
                input?: unknown;
            }[];
            /** @description The same error as clients of the OpenAI API read it. Only in the calls of that API. */
            error?: components["schemas"]["OpenAiError"];
        };
        VoiceSettingsChange: {
            /** @description From 0 to 1. Higher values speak more evenly, lower ones more expressively. */
            stability?: number | null;
            /** @description From 0 to 1: how closely to follow the original voice. */
            similarity_boost?: number | null;
            /** @description From 0 to 1: how much to exaggerate the style of the voice. */
            style?: number | null;
            /** @description Whether to strengthen the likeness to the original speaker. */
            use_speaker_boost?: boolean | null;
            /** @description From 0.7 to 1.2, where 1 is the normal speed. */
            speed?: number | null;
        };
        SpeechRequest: {
            /** @description The text to speak. It is limited by the model and the plan; `GET /v1/models` lists the limits. */
            text: string;
            /** @description The model to use, as `GET /v1/models` lists it; `eleven_multilingual_v2` when it is left out. */
            model_id?: string | null;
            /** @description The language of the text as an ISO 639-1 code. The server detects the language when this is left out. */
            language_code?: string | null;
            /** @description Settings for this request alone. What is left out falls back to the settings of the voice in the workspace. */
            voice_settings?: components["schemas"]["VoiceSettingsChange"] | null;
            /** @description Pronunciation dictionaries are not available yet, so a request that names one is refused with 404. */
            pronunciation_dictionary_locators?: unknown[] | null;
            /** @description The same request with the same seed gives the same bytes; another seed gives another take. */
            seed?: number | null;
            /** @description Accepted for compatibility. It has no effect, and a warning says so. */
            previous_text?: string | null;
            /** @description The text that comes next. The end of this text is spoken as if that text followed. */
            next_text?: string | null;
            /** @description Accepted for compatibility. It has no effect, and a warning says so. */
            previous_request_ids?: string[] | null;
            /** @description Ids of requests that come next. The text of the first one is used when `next_text` is left out. */
            next_request_ids?: string[] | null;
            /** @description Accepted for compatibility; it has no effect. */
            use_pvc_as_ivc?: boolean | null;
            /** @description Whether numbers, dates, units and abbreviations are written out as words before they are spoken. `auto`, the default, does so in every language that has rules: English, German, French, Spanish, Italian, Portuguese, Dutch and Polish. `on` does the same, and warns (`normalization_not_available`) when a text with numbers is in another language. `off` hands the text to the engine as it is: `normalized_alignment` then holds the written text, and the engine reads numbers by its own rules. */
            apply_text_normalization?: ("auto" | "on" | "off") | null;
            /** @description Accepted for compatibility; it has no effect. */
            apply_language_text_normalization?: boolean | null;
            /** @description Veery only. The id of a history item with the same voice, model, settings and output format. Sentences that its text has too keep the sound they have there and cost nothing; only the others are spoken and charged. The headers `x-veery-kept-sentences` and `x-veery-spoken-sentences` say which. */
            redo_of?: string | null;
            /** @description Veery only. With `redo_of`: the numbers of sentences that are spoken again although their text did not change, counted from 0 as `POST /v1/text-to-speech/{voice_id}/price` lists them. Another `seed` makes them sound different. */
            redo_sentences?: number[] | null;
            /** @description Veery only. The id of a history item that this is another take of, although its text was changed. Items with the same text are takes of one another anyway, and `redo_of` implies this. */
            take_of?: string | null;
        };
        OpenAiSpeechRequest: {
            /** @description The model to use: `tts-1`, `tts-1-hd` or `gpt-4o-mini-tts`, or an id of this server, as `GET /v1/models` lists it. `tts-1` is `eleven_flash_v2_5` here, at half the credits, and the other two are `eleven_multilingual_v2`. */
            model: string;
            /** @description The text to speak. It is limited by the model and the plan. */
            input: string;
            /** @description The voice: a name of the OpenAI API such as `alloy`, for which a voice of this server stands in, or an id as `GET /v1/audio/voices` lists it, in an object too. */
            voice: string | {
                /** @description The id of the voice. */
                id: string;
            };
            /** @description Accepted for compatibility. No voice here follows instructions, and a warning says so. */
            instructions?: string | null;
            /** @description The codec; `mp3` when it is left out. `pcm` has 24,000 samples a second of 16 bits. `aac` and `flac` need ffmpeg on the server. */
            response_format?: ("mp3" | "opus" | "aac" | "flac" | "wav" | "pcm") | null;
            /** @description How fast to speak; 1 is the normal speed. The voices here reach from 0.7 to 1.2: what is beyond is taken for the nearest of both, and a warning says so. */
            speed?: number | null;
            /** @description `audio`, the default, sends the bytes while they are made. `sse` sends server-sent events: each `speech.audio.delta` has a part of the audio in base64, and `speech.audio.done` is the last. */
            stream_format?: ("audio" | "sse") | null;
        };
        McpMessage: {
            /**
             * @description The edition of JSON-RPC.
             * @constant
             */
            jsonrpc: "2.0";
            /** @description The id of a request; a notification has none. */
            id?: string | number;
            /** @description What is asked for, such as `tools/list`. */
            method?: string;
            /** @description The parameters of the method. */
            params?: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        BatchRow: {
            /** @description The text of the row. It is limited by the model and the plan. */
            text: string;
            /** @description The id of a voice, or its name in any case. The default voice speaks when it is left out. */
            voice?: string | null;
            /** @description The model of this row; the default model when it is left out. */
            model_id?: string | null;
            /** @description The language of the text as an ISO 639-1 code; detected when it is left out. */
            language_code?: string | null;
            /** @description The name of the file in the zip, without its extension. The server builds one from the row's number and text when it is left out. */
            filename?: string | null;
            /** @description The same row with the same seed gives the same audio. */
            seed?: number | null;
            /** @description Settings for this row alone. What is left out falls back to the settings of the voice in the workspace. */
            voice_settings?: components["schemas"]["VoiceSettingsChange"] | null;
        };
    };
    responses: {
        /** @description The input is invalid. `detail` lists everything that is wrong with it, and where. */
        InvalidInput: {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["HTTPValidationError"];
            };
        };
        /** @description bad_request */
        "400-bad_request": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description internal_error */
        "500-internal_error": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description database_unavailable */
        "503-database_unavailable": {
            headers: {
                "request-id": components["headers"]["request-id"];
                "retry-after": components["headers"]["retry-after"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description storage_full */
        "507-storage_full": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description rate_limit_exceeded */
        "429-rate_limit_exceeded": {
            headers: {
                "request-id": components["headers"]["request-id"];
                "retry-after": components["headers"]["retry-after"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description legal_text_not_found */
        "404-legal_text_not_found": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description needs_authorization, invalid_api_key, invalid_token, account_disabled, missing_permissions */
        "401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description ip_not_allowed, email_not_verified */
        "403-ip_not_allowed-email_not_verified": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description needs_authorization, invalid_api_key, invalid_token, account_disabled */
        "401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description ip_not_allowed, email_not_verified, session_required, not_operator */
        "403-ip_not_allowed-email_not_verified-session_required-not_operator": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description engine_not_found, workspace_not_found */
        "404-engine_not_found-workspace_not_found": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description ip_not_allowed, email_not_verified, session_required, not_operator, support_session */
        "403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description request_too_large */
        "413-request_too_large": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description unsupported_media_type */
        "415-unsupported_media_type": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description provider_address_refused, too_many_speech_providers, bad_request */
        "400-provider_address_refused-too_many_speech_providers-bad_request": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description speech_provider_not_found */
        "404-speech_provider_not_found": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description provider_address_refused, provider_key_required, bad_request */
        "400-provider_address_refused-provider_key_required-bad_request": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description ip_not_allowed, email_not_verified, session_required, not_workspace_admin */
        "403-ip_not_allowed-email_not_verified-session_required-not_workspace_admin": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description ip_not_allowed, email_not_verified, session_required, not_workspace_admin, support_session */
        "403-ip_not_allowed-email_not_verified-session_required-not_workspace_admin-support_session": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description invalid_page_token, bad_request */
        "400-invalid_page_token-bad_request": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description voice_not_found */
        "404-voice_not_found": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description invalid_voice_settings, bad_request */
        "400-invalid_voice_settings-bad_request": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description voice_not_found, preview_not_found */
        "404-voice_not_found-preview_not_found": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description range_not_satisfiable */
        "416-range_not_satisfiable": {
            headers: {
                "request-id": components["headers"]["request-id"];
                "content-range": components["headers"]["content-range"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description ip_not_allowed, email_not_verified, session_required, cross_origin */
        "403-ip_not_allowed-email_not_verified-session_required-cross_origin": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description job_not_found */
        "404-job_not_found": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description ip_not_allowed, email_not_verified, session_required, support_session */
        "403-ip_not_allowed-email_not_verified-session_required-support_session": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description job_is_done, job_is_failed */
        "409-job_is_done-job_is_failed": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description too_many_jobs, rate_limit_exceeded */
        "429-too_many_jobs-rate_limit_exceeded": {
            headers: {
                "request-id": components["headers"]["request-id"];
                "retry-after": components["headers"]["retry-after"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description file_quota_exceeded, job_is_queued, job_is_running, job_is_done, job_kind_unknown */
        "409-file_quota_exceeded-job_is_queued-job_is_running-job_is_done-job_kind_unknown": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description quota_exceeded, needs_authorization, invalid_api_key, invalid_token, account_disabled, missing_permissions */
        "401-quota_exceeded-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description job_is_unfinished */
        "409-job_is_unfinished": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description job_not_found, job_file_not_found */
        "404-job_not_found-job_file_not_found": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description ip_not_allowed, email_not_verified, session_required, support_session, cross_origin */
        "403-ip_not_allowed-email_not_verified-session_required-support_session-cross_origin": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description upload_too_large, request_too_large */
        "413-upload_too_large-request_too_large": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description too_many_open_uploads, rate_limit_exceeded */
        "429-too_many_open_uploads-rate_limit_exceeded": {
            headers: {
                "request-id": components["headers"]["request-id"];
                "retry-after": components["headers"]["retry-after"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description file_quota_exceeded */
        "409-file_quota_exceeded": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description ip_not_allowed, email_not_verified, session_required, support_session, biometric_terms_required */
        "403-ip_not_allowed-email_not_verified-session_required-support_session-biometric_terms_required": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description upload_not_found */
        "404-upload_not_found": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description upload_part_out_of_range, upload_part_size, bad_request, malformed_form, malformed_field, invalid_field_name, empty_file */
        "400-upload_part_out_of_range-upload_part_size-bad_request-malformed_form-malformed_field-invalid_field_name-empty_file": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description upload_already_complete, upload_expired */
        "409-upload_already_complete-upload_expired": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description storage_full, insufficient_storage */
        "507-storage_full-insufficient_storage": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description rate_limit_exceeded, too_many_uploads */
        "429-rate_limit_exceeded-too_many_uploads": {
            headers: {
                "request-id": components["headers"]["request-id"];
                "retry-after": components["headers"]["retry-after"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description request_too_large, form_too_large, too_many_parts, field_too_large, file_too_large */
        "413-request_too_large-form_too_large-too_many_parts-field_too_large-file_too_large": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description request_stalled */
        "408-request_stalled": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description upload_incomplete */
        "409-upload_incomplete": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description media_unreadable, media_without_sound, media_encrypted, media_incomplete, media_too_long, media_too_short, bad_request */
        "400-media_unreadable-media_without_sound-media_encrypted-media_incomplete-media_too_long-media_too_short-bad_request": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description decoder_missing, database_unavailable */
        "503-decoder_missing-database_unavailable": {
            headers: {
                "request-id": components["headers"]["request-id"];
                "retry-after": components["headers"]["retry-after"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description decoding_timed_out */
        "504-decoding_timed_out": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description history_item_not_found */
        "404-history_item_not_found": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description audio_missing */
        "410-audio_missing": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description ip_not_allowed, email_not_verified, cross_origin */
        "403-ip_not_allowed-email_not_verified-cross_origin": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description feedback_too_short, bad_request */
        "400-feedback_too_short-bad_request": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description feedback_already_reviewed */
        "409-feedback_already_reviewed": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description audio_missing, audio_missing */
        "410-audio_missing-audio_missing_2": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description invalid_output_format, bad_request */
        "400-invalid_output_format-bad_request": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description file_quota_exceeded, request_in_progress, answer_not_kept */
        "409-file_quota_exceeded-request_in_progress-answer_not_kept": {
            headers: {
                "request-id": components["headers"]["request-id"];
                "retry-after": components["headers"]["retry-after"];
                "idempotent-replayed": components["headers"]["idempotent-replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description system_busy, database_unavailable */
        "503-system_busy-database_unavailable": {
            headers: {
                "request-id": components["headers"]["request-id"];
                "retry-after": components["headers"]["retry-after"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description ip_not_allowed, email_not_verified, session_required, not_operator, cross_origin */
        "403-ip_not_allowed-email_not_verified-session_required-not_operator-cross_origin": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description voice_not_found, pronunciation_dictionary_not_found, history_item_not_found */
        "404-voice_not_found-pronunciation_dictionary_not_found-history_item_not_found": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description model_not_found, invalid_voice_settings, max_character_limit_exceeded, input_text_empty, unsupported_language, redo_not_possible, bad_request */
        "400-model_not_found-invalid_voice_settings-max_character_limit_exceeded-input_text_empty-unsupported_language-redo_not_possible-bad_request": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description output_format_not_allowed, ip_not_allowed, email_not_verified */
        "403-output_format_not_allowed-ip_not_allowed-email_not_verified": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description too_many_concurrent_requests, rate_limit_exceeded */
        "429-too_many_concurrent_requests-rate_limit_exceeded": {
            headers: {
                "request-id": components["headers"]["request-id"];
                "retry-after": components["headers"]["retry-after"];
                "current-concurrent-requests": components["headers"]["current-concurrent-requests"];
                "maximum-concurrent-requests": components["headers"]["maximum-concurrent-requests"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description speech_failed, internal_error */
        "500-speech_failed-internal_error": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description speech_provider_failed */
        "502-speech_provider_failed": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description no_audio_given, media_empty, media_unreadable, media_without_sound, media_encrypted, media_incomplete, media_too_long, media_too_short, bad_request, malformed_form, malformed_field, invalid_field_name, empty_file */
        "400-no_audio_given-media_empty-media_unreadable-media_without_sound-media_encrypted-media_incomplete-media_too_long-media_too_short-bad_request-malformed_form-malformed_field-invalid_field_name-empty_file": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description upload_not_ready, upload_expired */
        "409-upload_not_ready-upload_expired": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description upload_too_large, request_too_large, form_too_large, too_many_parts, field_too_large, file_too_large */
        "413-upload_too_large-request_too_large-form_too_large-too_many_parts-field_too_large-file_too_large": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description output_format_not_allowed, ip_not_allowed, email_not_verified, biometric_terms_required */
        "403-output_format_not_allowed-ip_not_allowed-email_not_verified-biometric_terms_required": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description too_many_concurrent_requests, rate_limit_exceeded, too_many_uploads */
        "429-too_many_concurrent_requests-rate_limit_exceeded-too_many_uploads": {
            headers: {
                "request-id": components["headers"]["request-id"];
                "retry-after": components["headers"]["retry-after"];
                "current-concurrent-requests": components["headers"]["current-concurrent-requests"];
                "maximum-concurrent-requests": components["headers"]["maximum-concurrent-requests"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description isolation_failed, internal_error */
        "500-isolation_failed-internal_error": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description audio_isolation_history_item_not_found */
        "404-audio_isolation_history_item_not_found": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description isolated_audio_missing */
        "410-isolated_audio_missing": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description model_not_found, max_character_limit_exceeded, input_text_empty, unsupported_language, response_format_unavailable, bad_request */
        "400-model_not_found-max_character_limit_exceeded-input_text_empty-unsupported_language-response_format_unavailable-bad_request": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description insufficient_quota, too_many_concurrent_requests, rate_limit_exceeded */
        "429-insufficient_quota-too_many_concurrent_requests-rate_limit_exceeded": {
            headers: {
                "request-id": components["headers"]["request-id"];
                "retry-after": components["headers"]["retry-after"];
                "x-should-retry": components["headers"]["x-should-retry"];
                "current-concurrent-requests": components["headers"]["current-concurrent-requests"];
                "maximum-concurrent-requests": components["headers"]["maximum-concurrent-requests"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description model_not_found, bad_request */
        "400-model_not_found-bad_request": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description cross_origin, ip_not_allowed, email_not_verified */
        "403-cross_origin-ip_not_allowed-email_not_verified": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description mcp_message_refused, bad_request */
        "400-mcp_message_refused-bad_request": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description invalid_batch_row, bad_request */
        "400-invalid_batch_row-bad_request": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description unknown_event, server_only_event, invalid_event, bad_request */
        "400-unknown_event-server_only_event-invalid_event-bad_request": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description cross_origin */
        "403-cross_origin": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description too_many_requests, rate_limit_exceeded */
        "429-too_many_requests-rate_limit_exceeded": {
            headers: {
                "request-id": components["headers"]["request-id"];
                "retry-after": components["headers"]["retry-after"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description invalid_token */
        "401-invalid_token": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description ip_not_allowed, email_not_verified, support_session */
        "403-ip_not_allowed-email_not_verified-support_session": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description session_required, ip_not_allowed, email_not_verified, support_session */
        "403-session_required-ip_not_allowed-email_not_verified-support_session": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description too_many_requests, rate_limit_exceeded */
        "429-too_many_requests_2-rate_limit_exceeded": {
            headers: {
                "request-id": components["headers"]["request-id"];
                "retry-after": components["headers"]["retry-after"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description request_in_progress, answer_not_kept */
        "409-request_in_progress-answer_not_kept": {
            headers: {
                "request-id": components["headers"]["request-id"];
                "retry-after": components["headers"]["retry-after"];
                "idempotent-replayed": components["headers"]["idempotent-replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description ip_not_allowed, email_not_verified, not_workspace_admin, support_session */
        "403-ip_not_allowed-email_not_verified-not_workspace_admin-support_session": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description ip_not_allowed, email_not_verified, not_workspace_admin */
        "403-ip_not_allowed-email_not_verified-not_workspace_admin": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description unknown_group, already_member, invalid_email, bad_request */
        "400-unknown_group-already_member_400-invalid_email-bad_request": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description no_free_seat */
        "402-no_free_seat": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description too_many_attempts, rate_limit_exceeded */
        "429-too_many_attempts-rate_limit_exceeded": {
            headers: {
                "request-id": components["headers"]["request-id"];
                "retry-after": components["headers"]["retry-after"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description session_required, sensitive_action_verification_required, ip_not_allowed, email_not_verified, not_workspace_admin, support_session */
        "403-session_required-sensitive_action_verification_required-ip_not_allowed-email_not_verified-not_workspace_admin-support_session": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description invite_not_found */
        "404-invite_not_found": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description ip_not_allowed, email_not_verified, session_required */
        "403-ip_not_allowed-email_not_verified-session_required": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description invite_email_mismatch, ip_not_allowed, email_not_verified, session_required, support_session */
        "403-invite_email_mismatch-ip_not_allowed-email_not_verified-session_required-support_session": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description invite_expired */
        "410-invite_expired": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description already_member, owns_workspace_with_members, moved_already */
        "409-already_member_409-owns_workspace_with_members-moved_already": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description no_free_seat */
        "402-no_free_seat_2": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description invite_ended */
        "410-invite_ended": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description invite_still_open */
        "409-invite_still_open": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description member_not_found */
        "404-member_not_found": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description cannot_change_owner, cannot_lock_yourself, session_required, sensitive_action_verification_required, ip_not_allowed, email_not_verified, not_workspace_admin, support_session */
        "403-cannot_change_owner-cannot_lock_yourself-session_required-sensitive_action_verification_required-ip_not_allowed-email_not_verified-not_workspace_admin-support_session": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description last_operator */
        "409-last_operator": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description cannot_remove_owner, ip_not_allowed, email_not_verified, not_workspace_admin, support_session */
        "403-cannot_remove_owner-ip_not_allowed-email_not_verified-not_workspace_admin-support_session": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description owns_workspace_with_members, moved_already */
        "409-owns_workspace_with_members-moved_already": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description own_workspace, owns_workspace_with_members, moved_already */
        "409-own_workspace-owns_workspace_with_members-moved_already": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description api_key_restricted, ip_not_allowed, email_not_verified */
        "403-api_key_restricted-ip_not_allowed-email_not_verified": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description api_key_not_found */
        "404-api_key_not_found": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description api_key_limit_reached, bad_request */
        "400-api_key_limit_reached-bad_request": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description sensitive_action_verification_required, ip_not_allowed, email_not_verified, session_required, support_session */
        "403-sensitive_action_verification_required-ip_not_allowed-email_not_verified-session_required-support_session": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description api_key_required, bad_request */
        "400-api_key_required-bad_request": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description support_session, sensitive_action_verification_required, ip_not_allowed, email_not_verified, session_required */
        "403-support_session-sensitive_action_verification_required-ip_not_allowed-email_not_verified-session_required": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description support_session, ip_not_allowed, email_not_verified */
        "403-support_session-ip_not_allowed-email_not_verified": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description invalid_continue_url, bad_request */
        "400-invalid_continue_url-bad_request": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description invalidActionCode, weak_password, bad_request */
        "400-invalidActionCode-weak_password-bad_request": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description invalidActionCode, bad_request */
        "400-invalidActionCode-bad_request": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description invalid_verification_code, bad_request */
        "400-invalid_verification_code-bad_request": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description email_unchanged, bad_request */
        "400-email_unchanged-bad_request": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description wrong_password, weak_password, bad_request */
        "400-wrong_password-weak_password-bad_request": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description session_not_found */
        "404-session_not_found": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description support_session, ip_not_allowed, email_not_verified, session_required */
        "403-support_session-ip_not_allowed-email_not_verified-session_required": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description totp_already_enabled */
        "409-totp_already_enabled": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description invalid_mfa_code, bad_request */
        "400-invalid_mfa_code_400-bad_request": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description totp_not_begun, totp_already_enabled */
        "409-totp_not_begun-totp_already_enabled": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description no_second_factor */
        "409-no_second_factor": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description support_grant_not_found */
        "404-support_grant_not_found": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description invalid_credentials, mfa_required, invalid_mfa_code, invalid_token */
        "401-invalid_credentials-mfa_required-invalid_mfa_code_401-invalid_token": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description account_disabled */
        "403-account_disabled_403": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description invalid_refresh_token, invalid_refresh_token, invalid_token */
        "401-invalid_refresh_token-invalid_refresh_token_2-invalid_token": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description already_set_up, email_taken */
        "409-already_set_up-email_taken": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description sign_ups_disabled, sign_up_domain_refused, cross_origin */
        "403-sign_ups_disabled-sign_up_domain_refused-cross_origin": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description invalid_email, terms_not_accepted, recaptcha_failed, bad_request */
        "400-invalid_email-terms_not_accepted-recaptcha_failed-bad_request": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description bot_check_unavailable, database_unavailable */
        "503-bot_check_unavailable-database_unavailable": {
            headers: {
                "request-id": components["headers"]["request-id"];
                "retry-after": components["headers"]["retry-after"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description invalid_email, invalid_continue_url, terms_not_accepted, weak_password, recaptcha_failed, bad_request */
        "400-invalid_email-invalid_continue_url-terms_not_accepted-weak_password-recaptcha_failed-bad_request": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description terms_required */
        "422-terms_required": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description invite_ended, invite_expired */
        "410-invite_ended-invite_expired": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description invite_needs_sign_in, owns_workspace_with_members */
        "409-invite_needs_sign_in-owns_workspace_with_members": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description sign_ups_disabled */
        "403-sign_ups_disabled": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description terms_not_accepted, weak_password, bad_request */
        "400-terms_not_accepted-weak_password-bad_request": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description invalidActionCode, password_required, weak_password, terms_not_accepted, bad_request */
        "400-invalidActionCode-password_required-weak_password-terms_not_accepted-bad_request": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description sharing_not_allowed, share_taken_down, ip_not_allowed, email_not_verified, support_session */
        "403-sharing_not_allowed-share_taken_down-ip_not_allowed-email_not_verified-support_session": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description history_item_not_found, share_link_not_found */
        "404-history_item_not_found-share_link_not_found": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description share_link_not_found */
        "404-share_link_not_found": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description share_link_removed, share_link_taken_down */
        "410-share_link_removed-share_link_taken_down": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description share_link_removed, share_link_taken_down, shared_audio_missing */
        "410-share_link_removed-share_link_taken_down-shared_audio_missing": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description download_not_allowed */
        "403-download_not_allowed": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description not_a_share_link, share_link_not_found */
        "404-not_a_share_link-share_link_not_found": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description recaptcha_failed, bad_request */
        "400-recaptcha_failed-bad_request": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description share_report_not_found */
        "404-share_report_not_found": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description not_text_to_speech_item, bad_request */
        "400-not_text_to_speech_item-bad_request": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description sharing_not_allowed, ip_not_allowed, email_not_verified */
        "403-sharing_not_allowed-ip_not_allowed-email_not_verified": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description ffmpeg_missing, system_busy, database_unavailable */
        "503-ffmpeg_missing-system_busy-database_unavailable": {
            headers: {
                "request-id": components["headers"]["request-id"];
                "retry-after": components["headers"]["retry-after"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description file_quota_exceeded, video_cancelled */
        "409-file_quota_exceeded-video_cancelled": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description video_failed, job_failed, internal_error */
        "500-video_failed-job_failed-internal_error": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description video_timed_out */
        "504-video_timed_out": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description video_failed, internal_error */
        "500-video_failed-internal_error": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description unknown_item, bad_request */
        "400-unknown_item-bad_request": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description invalid_key, bad_request */
        "400-invalid_key-bad_request": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description can_not_extend_limit, session_required, ip_not_allowed, email_not_verified, support_session */
        "403-can_not_extend_limit-session_required-ip_not_allowed-email_not_verified-support_session": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description invalid_public_user_name, bad_request */
        "400-invalid_public_user_name-bad_request": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description message_not_found */
        "404-message_not_found": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description no_mail_server */
        "409-no_mail_server": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description catalog_model_not_found */
        "404-catalog_model_not_found": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description model_is_installed, model_install_under_way */
        "409-model_is_installed-model_install_under_way": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description model_too_large, storage_full */
        "507-model_too_large-storage_full": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description model_address_refused, bad_request */
        "400-model_address_refused-bad_request": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description model_install_under_way */
        "409-model_install_under_way": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description model_install_under_way, upload_expired */
        "409-model_install_under_way-upload_expired": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description bad_request, malformed_form, malformed_field, invalid_field_name, empty_file */
        "400-bad_request-malformed_form-malformed_field-invalid_field_name-empty_file": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description model_install_not_found */
        "404-model_install_not_found": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description model_install_state */
        "409-model_install_state": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description engine_model_not_found */
        "404-engine_model_not_found": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description model_test_failed */
        "422-model_test_failed": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description repair_under_way */
        "409-repair_under_way": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description backup_not_found */
        "404-backup_not_found": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description sensitive_action_verification_required, ip_not_allowed, email_not_verified, session_required, not_operator, support_session, cross_origin */
        "403-sensitive_action_verification_required-ip_not_allowed-email_not_verified-session_required-not_operator-support_session-cross_origin": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description retry_by_owner_only, job_is_queued, job_is_running, job_is_done, job_kind_unknown, file_quota_exceeded */
        "409-retry_by_owner_only-job_is_queued-job_is_running-job_is_done-job_kind_unknown-file_quota_exceeded": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description setting_not_found */
        "404-setting_not_found": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description set_by_environment */
        "409-set_by_environment": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description invalid_setting, bad_request */
        "400-invalid_setting-bad_request": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description flag_not_found */
        "404-flag_not_found": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description flag_not_found, workspace_not_found */
        "404-flag_not_found-workspace_not_found": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description owns_workspace_with_members, last_operator, account_in_use */
        "409-owns_workspace_with_members_2-last_operator-account_in_use": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description too_many_jobs, too_many_attempts, rate_limit_exceeded */
        "429-too_many_jobs-too_many_attempts-rate_limit_exceeded": {
            headers: {
                "request-id": components["headers"]["request-id"];
                "retry-after": components["headers"]["retry-after"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description user_not_found */
        "404-user_not_found": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description account_exists */
        "409-account_exists": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description seats_of_plan */
        "409-seats_of_plan": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description own_account, last_operator */
        "409-own_account-last_operator": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description sensitive_action_verification_required, ip_not_allowed, email_not_verified, session_required, not_operator, support_session */
        "403-sensitive_action_verification_required-ip_not_allowed-email_not_verified-session_required-not_operator-support_session": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description own_account, last_operator, owns_workspace_with_members, account_in_use */
        "409-own_account-last_operator-owns_workspace_with_members_2-account_in_use": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description A unique key for the request, up to 255 characters. A request that is repeated with the same key within 24 hours gets the first answer again and has no further effect. */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The id of this request, which the logs of the server name too.
         * @example Zt3kQ9xWb2LmN8vR4cYp
         */
        "request-id": string;
        /**
         * @description The history item that keeps this audio. Absent if nothing is kept.
         * @example VW7YKqPnjY4h39yTbx2L
         */
        "history-item-id": string;
        /**
         * @description What this generation costs in credits if the client reads it to the end; 0 for audio from the cache.
         * @example 42
         */
        "character-cost": number;
        /**
         * @description How many generations of the workspace are running, including this one.
         * @example 1
         */
        "current-concurrent-requests": number;
        /**
         * @description How many generations the plan allows at the same time.
         * @example 10
         */
        "maximum-concurrent-requests": number;
        /**
         * @description `hit` if the audio comes from the cache and costs nothing, otherwise `miss`.
         * @example miss
         */
        "x-veery-cache": string;
        /**
         * @description What was not done as asked, such as a tag that the engine could not honour or a voice that stands in for another: a percent-encoded JSON list of `{code, message}`, with the likely `language` of the text where the code is `language_uncertain`. Absent if there is nothing to report.
         * @example %5B%7B%22code%22%3A%22signs_not_spoken%22%2C%22message%22%3A%22Left%20out.%22%7D%5D
         */
        "x-veery-warnings": string;
        /**
         * @description The engine that spoke: that of the voice, or the one that this server is set to use for it.
         * @example model:kokoro-multi-lang
         */
        "x-veery-engine": string;
        /**
         * @description The engine that should have spoken and could not; `x-veery-engine` spoke in its place, and `x-veery-warnings` says why. Absent where nothing failed.
         * @example model:kokoro-multi-lang
         */
        "x-veery-fallback": string;
        /**
         * @description With `redo_of`: the numbers of the sentences that kept their sound, from 0, as ranges. Empty if there are none.
         * @example 0-3,5
         */
        "x-veery-kept-sentences": string;
        /**
         * @description With `redo_of`: the numbers of the sentences that were spoken anew, from 0, as ranges. Empty if there are none.
         * @example 4
         */
        "x-veery-spoken-sentences": string;
        /**
         * @description The version of the file. It changes when the bytes change.
         * @example "VW7YKqPnjY4h39yTbx2L-1"
         */
        etag: string;
        /**
         * @description Says that the header `range` may ask for a part.
         * @example bytes
         */
        "accept-ranges": string;
        /**
         * @description Which part of the file was sent.
         * @example bytes 0-1023/52480
         */
        "content-range": string;
        /**
         * @description The file name under which a browser saves the file.
         * @example attachment; filename="speech.mp3"
         */
        "content-disposition": string;
        /**
         * @description The length of the body in bytes.
         * @example 52480
         */
        "content-length": number;
        /**
         * @description How long the response may be cached, and by whom.
         * @example no-store
         */
        "cache-control": string;
        /**
         * @description `false` where clients of the OpenAI API should not repeat the request by themselves.
         * @example false
         */
        "x-should-retry": string;
        /**
         * @description How many seconds to wait before the next attempt.
         * @example 1
         */
        "retry-after": number;
        /**
         * @description `true` if a request with the same `Idempotency-Key` was carried out before and this is its answer.
         * @example true
         */
        "idempotent-replayed": string;
        /**
         * @description The cookies of a browser session: for refreshing it, for media, and a hint that it exists.
         * @example veery_session=1; Path=/; SameSite=Strict
         */
        "set-cookie": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    geolocation_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeoLocation"];
                };
            };
            400: components["responses"]["400-bad_request"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    legal_getText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which text. */
                document: "privacy" | "terms";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The text, in Markdown. */
                        text: string;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            404: components["responses"]["404-legal_text_not_found"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    models_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Model"][];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_listSpeechRoutes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpeechRoutes"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_changeSpeechRoute: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The workspace that it is for; null for all that have no route of their own. */
                    workspace_id?: string | null;
                    /** @description The model id that it is for; null for all that have no route of their own. */
                    model_id?: ("eleven_multilingual_v2" | "eleven_v3" | "eleven_flash_v2_5" | "eleven_turbo_v2_5" | "eleven_flash_v2" | "eleven_turbo_v2" | "eleven_monolingual_v1" | "eleven_multilingual_v1") | null;
                    /** @description `best`, `own`, or the name of an engine; null takes the route away. */
                    route: string | null;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpeechRoutes"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            404: components["responses"]["404-engine_not_found-workspace_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    user_subscription_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExtendedSubscription"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_listSpeechProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The providers, oldest first. */
                        providers: components["schemas"]["SpeechProvider"][];
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_createSpeechProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Its name for people. */
                    name: string;
                    /**
                     * Format: uri
                     * @description The address that its calls begin with: `https://api.openai.com/v1`, or `https://api.elevenlabs.io`. Private addresses are refused unless `OUTGOING_PRIVATE_HOSTS` lists them.
                     */
                    base_url: string;
                    /** @description What the provider calls the model that speaks. */
                    model: string;
                    /**
                     * @description The languages that its voices speak, as ISO 639 codes.
                     * @default [
                     *       "en"
                     *     ]
                     */
                    languages?: string[];
                    /**
                     * @description How many requests it gets at a time.
                     * @default 4
                     */
                    concurrency?: number;
                    /**
                     * @description Voices to offer, as the provider calls them. Empty: those that the provider lists, where it has a list.
                     * @default []
                     */
                    voice_names?: string[];
                    /**
                     * @description Whose calls it answers: `openai`, or `elevenlabs` for the public API that this product has itself.
                     * @enum {string}
                     */
                    shape: "openai" | "elevenlabs";
                    /** @description The key that it wants; it is stored encrypted, and never shown again. */
                    api_key?: string;
                    /**
                     * @description Credits per character are multiplied by this. Only operators set it.
                     * @default 1
                     */
                    cost_factor?: number;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpeechProvider"];
                };
            };
            400: components["responses"]["400-provider_address_refused-too_many_speech_providers-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_deleteSpeechProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a provider, as the list tells it. */
                provider_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            404: components["responses"]["404-speech_provider_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_updateSpeechProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a provider, as the list tells it. */
                provider_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Its name for people. */
                    name?: string;
                    /**
                     * Format: uri
                     * @description The address that its calls begin with: `https://api.openai.com/v1`, or `https://api.elevenlabs.io`. Private addresses are refused unless `OUTGOING_PRIVATE_HOSTS` lists them.
                     */
                    base_url?: string;
                    /** @description What the provider calls the model that speaks. */
                    model?: string;
                    /** @description The languages that its voices speak, as ISO 639 codes. */
                    languages?: string[];
                    /** @description How many requests it gets at a time. */
                    concurrency?: number;
                    /** @description Voices to offer, as the provider calls them. Empty: those that the provider lists, where it has a list. */
                    voice_names?: string[];
                    /** @description Another key; null removes it. */
                    api_key?: string | null;
                    /** @description Whether it is used. */
                    is_enabled?: boolean;
                    /** @description Credits per character are multiplied by this. Only operators set it. */
                    cost_factor?: number;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpeechProvider"];
                };
            };
            400: components["responses"]["400-provider_address_refused-provider_key_required-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            404: components["responses"]["404-speech_provider_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_readSpeechProviderLists: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a provider, as the list tells it. */
                provider_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpeechProvider"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            404: components["responses"]["404-speech_provider_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_testSpeechProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a provider, as the list tells it. */
                provider_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What it is to say.
                     * @default This is how I sound.
                     */
                    text?: string;
                    /** @description The voice, as the provider calls it; its first by default. */
                    voice?: string;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpeechProviderTest"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            404: components["responses"]["404-speech_provider_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    workspace_listSpeechProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The providers of the workspace, oldest first. */
                        providers: components["schemas"]["SpeechProvider"][];
                        /** @description The providers in use that every workspace may use. */
                        installation_providers: {
                            /** @description Its name for people. */
                            name: string;
                            /** @description How many voices it offers. */
                            voices: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_workspace_admin"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    workspace_createSpeechProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Its name for people. */
                    name: string;
                    /**
                     * Format: uri
                     * @description The address that its calls begin with: `https://api.openai.com/v1`, or `https://api.elevenlabs.io`. Private addresses are refused unless `OUTGOING_PRIVATE_HOSTS` lists them.
                     */
                    base_url: string;
                    /** @description What the provider calls the model that speaks. */
                    model: string;
                    /**
                     * @description The languages that its voices speak, as ISO 639 codes.
                     * @default [
                     *       "en"
                     *     ]
                     */
                    languages?: string[];
                    /**
                     * @description How many requests it gets at a time.
                     * @default 4
                     */
                    concurrency?: number;
                    /**
                     * @description Voices to offer, as the provider calls them. Empty: those that the provider lists, where it has a list.
                     * @default []
                     */
                    voice_names?: string[];
                    /**
                     * @description Whose calls it answers: `openai`, or `elevenlabs` for the public API that this product has itself.
                     * @enum {string}
                     */
                    shape: "openai" | "elevenlabs";
                    /** @description The key that it wants; it is stored encrypted, and never shown again. */
                    api_key?: string;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpeechProvider"];
                };
            };
            400: components["responses"]["400-provider_address_refused-too_many_speech_providers-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_workspace_admin-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    workspace_deleteSpeechProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a provider, as the list tells it. */
                provider_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_workspace_admin-support_session"];
            404: components["responses"]["404-speech_provider_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    workspace_updateSpeechProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a provider, as the list tells it. */
                provider_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Its name for people. */
                    name?: string;
                    /**
                     * Format: uri
                     * @description The address that its calls begin with: `https://api.openai.com/v1`, or `https://api.elevenlabs.io`. Private addresses are refused unless `OUTGOING_PRIVATE_HOSTS` lists them.
                     */
                    base_url?: string;
                    /** @description What the provider calls the model that speaks. */
                    model?: string;
                    /** @description The languages that its voices speak, as ISO 639 codes. */
                    languages?: string[];
                    /** @description How many requests it gets at a time. */
                    concurrency?: number;
                    /** @description Voices to offer, as the provider calls them. Empty: those that the provider lists, where it has a list. */
                    voice_names?: string[];
                    /** @description Another key; null removes it. */
                    api_key?: string | null;
                    /** @description Whether it is used. */
                    is_enabled?: boolean;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpeechProvider"];
                };
            };
            400: components["responses"]["400-provider_address_refused-provider_key_required-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_workspace_admin-support_session"];
            404: components["responses"]["404-speech_provider_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    workspace_readSpeechProviderLists: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a provider, as the list tells it. */
                provider_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpeechProvider"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_workspace_admin-support_session"];
            404: components["responses"]["404-speech_provider_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    workspace_testSpeechProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a provider, as the list tells it. */
                provider_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What it is to say.
                     * @default This is how I sound.
                     */
                    text?: string;
                    /** @description The voice, as the provider calls it; its first by default. */
                    voice?: string;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpeechProviderTest"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_workspace_admin-support_session"];
            404: components["responses"]["404-speech_provider_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    voices_getAll: {
        parameters: {
            query?: {
                /** @description Accepted for compatibility; it has no effect, because no voice here is a legacy voice. */
                show_legacy?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description All voices. */
                        voices: components["schemas"]["Voice"][];
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    voices_search: {
        parameters: {
            query?: {
                /** @description Voices per page. */
                page_size?: number;
                /** @description `next_page_token` of the page before. */
                next_page_token?: string;
                /** @description Words that must all occur in the name, the description, the category or a label. */
                search?: string;
                /** @description The order of the voices. Voices without a date keep the order of the catalogue. */
                sort?: "created_at_unix" | "name";
                /** @description Ascending unless `desc` is given. */
                sort_direction?: "asc" | "desc";
                /** @description Only voices of this origin. Here, all voices are `default` voices. */
                voice_type?: "personal" | "community" | "default" | "workspace" | "non-default" | "non-community" | "saved";
                /** @description Only voices of this category. Here, all voices are `premade`. */
                category?: "premade" | "cloned" | "generated" | "professional" | "famous" | "high_quality";
                /** @description Only voices in this state of fine-tuning. No voice here is fine-tuned, so any value gives an empty page. */
                fine_tuning_state?: "draft" | "not_verified" | "not_started" | "queued" | "fine_tuning" | "fine_tuned" | "failed" | "delayed";
                /** @description Only voices of this collection. There are no collections yet, so any value gives an empty page. */
                collection_id?: string;
                /** @description Whether to count the voices that were found. */
                include_total_count?: boolean;
                /** @description Only these voices, up to 100. Repeat the parameter for several. */
                voice_ids?: string | string[];
                /** @description Only voices with this label. */
                gender?: string;
                /** @description Only voices with this label, such as `middle_aged`. */
                age?: string;
                /** @description Only voices that are verified in this language, as an ISO 639-1 code. */
                language?: string;
                /** @description Only voices with this label. */
                accent?: string;
                /** @description Only voices with one of these use cases. Repeat the parameter for several. */
                use_cases?: string | string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The voices of this page. */
                        voices: components["schemas"]["Voice"][];
                        /** @description Whether there is a further page. */
                        has_more: boolean;
                        /** @description How many voices were found on all pages; 0 if `include_total_count` is false. */
                        total_count: number;
                        /** @description The token of the next page; null on the last one. */
                        next_page_token: string | null;
                    };
                };
            };
            400: components["responses"]["400-invalid_page_token-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    voices_settings_getDefault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoiceSettings"];
                };
            };
            400: components["responses"]["400-bad_request"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    voices_get: {
        parameters: {
            query?: {
                /** @description Whether to include the settings of the voice; true when it is left out. */
                with_settings?: boolean;
            };
            header?: never;
            path: {
                /** @description The id of a voice, as `GET /v1/voices` lists it. The id or the name of a premade voice of the hosted service, such as `Rachel`, leads to the nearest voice here, and a warning says which one, unless the installation has set `VOICE_ALIASES=off`. */
                voice_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "x-veery-warnings": components["headers"]["x-veery-warnings"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Voice"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-voice_not_found"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    voices_settings_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a voice, as `GET /v1/voices` lists it. The id or the name of a premade voice of the hosted service, such as `Rachel`, leads to the nearest voice here, and a warning says which one, unless the installation has set `VOICE_ALIASES=off`. */
                voice_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "x-veery-warnings": components["headers"]["x-veery-warnings"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoiceSettings"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-voice_not_found"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    voices_settings_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a voice, as `GET /v1/voices` lists it. The id or the name of a premade voice of the hosted service, such as `Rachel`, leads to the nearest voice here, and a warning says which one, unless the installation has set `VOICE_ALIASES=off`. */
                voice_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoiceSettingsChange"];
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "x-veery-warnings": components["headers"]["x-veery-warnings"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-invalid_voice_settings-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-voice_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    voices_addFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a voice, as `GET /v1/voices` lists it. The id or the name of a premade voice of the hosted service, such as `Rachel`, leads to the nearest voice here, and a warning says which one, unless the installation has set `VOICE_ALIASES=off`. */
                voice_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-voice_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    voices_removeFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a voice, as `GET /v1/voices` lists it. The id or the name of a premade voice of the hosted service, such as `Rachel`, leads to the nearest voice here, and a warning says which one, unless the installation has set `VOICE_ALIASES=off`. */
                voice_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-voice_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    voices_getPreview: {
        parameters: {
            query?: {
                /** @description The language of the sample as an ISO 639-1 code, one of the voice's verified languages; the voice's own language when it is left out. */
                language?: string;
            };
            header?: never;
            path: {
                /** @description The id of a voice, as `GET /v1/voices` lists it. The id or the name of a premade voice of the hosted service, such as `Rachel`, leads to the nearest voice here, and a warning says which one, unless the installation has set `VOICE_ALIASES=off`. */
                voice_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole file. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "accept-ranges": components["headers"]["accept-ranges"];
                    "cache-control": components["headers"]["cache-control"];
                    "content-disposition": components["headers"]["content-disposition"];
                    "content-length": components["headers"]["content-length"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "audio/mpeg": string;
                };
            };
            /** @description The part that `range` asks for. */
            206: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "accept-ranges": components["headers"]["accept-ranges"];
                    "cache-control": components["headers"]["cache-control"];
                    "content-disposition": components["headers"]["content-disposition"];
                    "content-length": components["headers"]["content-length"];
                    "content-range": components["headers"]["content-range"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "audio/mpeg": string;
                };
            };
            /** @description The file has not changed since the version that `if-none-match` names. */
            304: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-bad_request"];
            404: components["responses"]["404-voice_not_found-preview_not_found"];
            416: components["responses"]["416-range_not_satisfiable"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    live_listen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events. The data of each is a JSON object. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["Change"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-cross_origin"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    jobs_list: {
        parameters: {
            query?: {
                /** @description The number of jobs to return. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The jobs. */
                        jobs: components["schemas"]["Job"][];
                        /** @description How much kept files take of the quotas. Each file counts as one megabyte at least; the archive of personal data does not count. */
                        file_usage: components["schemas"]["FileUsage"];
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    jobs_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a job, as `GET /v1/jobs` lists it. */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            404: components["responses"]["404-job_not_found"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    jobs_dismiss: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a job, as `GET /v1/jobs` lists it. */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            404: components["responses"]["404-job_not_found"];
            409: components["responses"]["409-job_is_unfinished"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    jobs_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a job, as `GET /v1/jobs` lists it. */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            404: components["responses"]["404-job_not_found"];
            409: components["responses"]["409-job_is_done-job_is_failed"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    jobs_retry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a job, as `GET /v1/jobs` lists it. */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-quota_exceeded-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            404: components["responses"]["404-job_not_found"];
            409: components["responses"]["409-file_quota_exceeded-job_is_queued-job_is_running-job_is_done-job_kind_unknown"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_jobs-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    jobs_getFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a job, as `GET /v1/jobs` lists it. */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole file. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "accept-ranges": components["headers"]["accept-ranges"];
                    "cache-control": components["headers"]["cache-control"];
                    "content-disposition": components["headers"]["content-disposition"];
                    "content-length": components["headers"]["content-length"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                    "video/mp4": string;
                };
            };
            /** @description The part that `range` asks for. */
            206: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "accept-ranges": components["headers"]["accept-ranges"];
                    "cache-control": components["headers"]["cache-control"];
                    "content-disposition": components["headers"]["content-disposition"];
                    "content-length": components["headers"]["content-length"];
                    "content-range": components["headers"]["content-range"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                    "video/mp4": string;
                };
            };
            /** @description The file has not changed since the version that `if-none-match` names. */
            304: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session-cross_origin"];
            404: components["responses"]["404-job_not_found-job_file_not_found"];
            416: components["responses"]["416-range_not_satisfiable"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    uploads_getLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadLimits"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    uploads_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The name of the file, for showing. */
                    name: string;
                    /** @description The size of the whole file. */
                    size_bytes: number;
                    /**
                     * @description What the file is uploaded for. An API key needs the permission of this name. A file may be used for another purpose later, within its limits.
                     * @enum {string}
                     */
                    purpose: "audio_isolation" | "speech_to_text" | "speech_to_speech" | "forced_alignment";
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session-biometric_terms_required"];
            409: components["responses"]["409-file_quota_exceeded"];
            413: components["responses"]["413-upload_too_large-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_open_uploads-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    uploads_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of an upload of the caller. */
                upload_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            404: components["responses"]["404-upload_not_found"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    uploads_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of an upload of the caller. */
                upload_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            404: components["responses"]["404-upload_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    uploads_putPart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of an upload of the caller. */
                upload_id: string;
                /** @description The number of the part, from 1. */
                part_number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description A file of up to 8388608 bytes, of the type *\/*.
                     */
                    part: string;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"];
                };
            };
            400: components["responses"]["400-upload_part_out_of_range-upload_part_size-bad_request-malformed_form-malformed_field-invalid_field_name-empty_file"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session-biometric_terms_required"];
            404: components["responses"]["404-upload_not_found"];
            408: components["responses"]["408-request_stalled"];
            409: components["responses"]["409-upload_already_complete-upload_expired"];
            413: components["responses"]["413-request_too_large-form_too_large-too_many_parts-field_too_large-file_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded-too_many_uploads"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full-insufficient_storage"];
        };
    };
    uploads_complete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of an upload of the caller. */
                upload_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"];
                };
            };
            400: components["responses"]["400-media_unreadable-media_without_sound-media_encrypted-media_incomplete-media_too_long-media_too_short-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            404: components["responses"]["404-upload_not_found"];
            409: components["responses"]["409-upload_incomplete"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-decoder_missing-database_unavailable"];
            504: components["responses"]["504-decoding_timed_out"];
            507: components["responses"]["507-storage_full"];
        };
    };
    history_list: {
        parameters: {
            query?: {
                /** @description Items per page. */
                page_size?: number;
                /** @description Starts the page after this item: `last_history_item_id` of the page before. */
                start_after_history_item_id?: string;
                /** @description Only items of this voice. */
                voice_id?: string;
                /** @description Only items of this model. */
                model_id?: string;
                /** @description Only items whose text contains this, in any case. */
                search?: string;
                /** @description Only items made from text (`TTS`) or from speech (`STS`). */
                source?: "TTS" | "STS";
                /** @description Only items older than this, in Unix seconds. */
                date_before_unix?: number;
                /** @description Only items from this time on, in Unix seconds. */
                date_after_unix?: number;
                /** @description Veery only. Only takes of one text: the `group_id` of the `take` of any of them. */
                take_group_id?: string;
                /** @description Veery only. When true, takes of one text are listed as one: the newest that matches the other filters, with `take.history_item_ids`. List the others with `take_group_id`. */
                latest_takes?: boolean;
                /** @description `desc` for newest first, `asc` for oldest first. */
                sort_direction?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The items of this page. */
                        history: components["schemas"]["HistoryItem"][];
                        /** @description Whether there is a further page. */
                        has_more: boolean;
                        /** @description Where the next page starts: the last item of this page, or the last that was searched for it. Null at the end of an empty list. */
                        last_history_item_id: string | null;
                        /** @description Until when the history was searched for this page: when the item of `last_history_item_id` was created, in Unix seconds. */
                        scanned_until: number | null;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-history_item_not_found"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    history_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a history item, as `GET /v1/history` lists it. */
                history_item_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryItem"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-history_item_not_found"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    history_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a history item, as `GET /v1/history` lists it. */
                history_item_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-history_item_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    history_getAudio: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a history item, as `GET /v1/history` lists it. */
                history_item_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole file. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "accept-ranges": components["headers"]["accept-ranges"];
                    "cache-control": components["headers"]["cache-control"];
                    "content-disposition": components["headers"]["content-disposition"];
                    "content-length": components["headers"]["content-length"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "audio/mpeg": string;
                    "audio/pcm": string;
                    "audio/wav": string;
                    "audio/basic": string;
                    "audio/x-alaw-basic": string;
                    "audio/ogg": string;
                };
            };
            /** @description The part that `range` asks for. */
            206: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "accept-ranges": components["headers"]["accept-ranges"];
                    "cache-control": components["headers"]["cache-control"];
                    "content-disposition": components["headers"]["content-disposition"];
                    "content-length": components["headers"]["content-length"];
                    "content-range": components["headers"]["content-range"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "audio/mpeg": string;
                    "audio/pcm": string;
                    "audio/wav": string;
                    "audio/basic": string;
                    "audio/x-alaw-basic": string;
                    "audio/ogg": string;
                };
            };
            /** @description The file has not changed since the version that `if-none-match` names. */
            304: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-cross_origin"];
            404: components["responses"]["404-history_item_not_found"];
            410: components["responses"]["410-audio_missing"];
            416: components["responses"]["416-range_not_satisfiable"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    history_getWaveform: {
        parameters: {
            query?: {
                /** @description The number of heights to return. Short audio has fewer. */
                points?: number;
            };
            header?: never;
            path: {
                /** @description The id of a history item, as `GET /v1/history` lists it. */
                history_item_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Waveform"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-history_item_not_found"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    history_updateTake: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a history item, as `GET /v1/history` lists it. */
                history_item_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The name of the take. Null or an empty text takes the name away. */
                    name?: string | null;
                    /** @description Whether this is the take that the user chose. */
                    is_final?: boolean;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryItem"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-history_item_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    history_sendFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a history item, as `GET /v1/history` lists it. */
                history_item_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether the caller likes the item. */
                    thumbs_up: boolean;
                    /**
                     * @description What the caller has to say. With a positive vote either nothing or at least 20 characters.
                     * @default
                     */
                    feedback?: string;
                    /**
                     * @description Whether the audio is monotone and lacks emotions.
                     * @default false
                     */
                    emotions?: boolean;
                    /**
                     * @description Whether the voice is not similar to the selected speaker.
                     * @default false
                     */
                    inaccurate_clone?: boolean;
                    /**
                     * @description Whether the voice changes across the output.
                     * @default false
                     */
                    glitches?: boolean;
                    /**
                     * @description Whether the audio is of poor quality.
                     * @default false
                     */
                    audio_quality?: boolean;
                    /**
                     * @description Whether something else is wrong.
                     * @default false
                     */
                    other?: boolean;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-feedback_too_short-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-history_item_not_found"];
            409: components["responses"]["409-feedback_already_reviewed"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    history_download: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The items to download, up to 1000. An id that occurs twice counts once. */
                    history_item_ids: string[];
                    /** @description `default` keeps the format in which the audio was made; `wav` converts it. */
                    output_format?: string | null;
                    /** @description Veery only. `podcast` (-16 LUFS), `audiobook` (-19) or `radio` (-23) gives the audio that loudness after ITU-R BS.1770, with true peaks below -1 dB: peaks that would be higher are turned down for some milliseconds, and nothing is clipped. `as_made` by default. */
                    loudness?: ("as_made" | "podcast" | "audiobook" | "radio") | null;
                    /** @description Veery only. Puts subtitles (`srt`, `vtt`), or the words with their times (`json`), beside the audio of each item. The answer is then a zip for one item too. */
                    subtitles?: ("srt" | "vtt" | "json")[] | null;
                };
            };
        };
        responses: {
            /** @description The body, sent while it is being made. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "content-disposition": components["headers"]["content-disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                    "audio/mpeg": string;
                    "audio/pcm": string;
                    "audio/wav": string;
                    "audio/basic": string;
                    "audio/x-alaw-basic": string;
                    "audio/ogg": string;
                };
            };
            400: components["responses"]["400-invalid_output_format-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-history_item_not_found"];
            410: components["responses"]["410-audio_missing-audio_missing_2"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    history_zip: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key for the request, up to 255 characters. A request that is repeated with the same key within 24 hours gets the first answer again and has no further effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The items to pack, up to 1000. An id that occurs twice counts once. */
                    history_item_ids: string[];
                    /** @description `default` keeps the format in which the audio was made; `wav` converts it. */
                    output_format?: string | null;
                    /** @description Veery only. `podcast` (-16 LUFS), `audiobook` (-19) or `radio` (-23) gives the audio that loudness after ITU-R BS.1770, with true peaks below -1 dB: peaks that would be higher are turned down for some milliseconds, and nothing is clipped. `as_made` by default. */
                    loudness?: ("as_made" | "podcast" | "audiobook" | "radio") | null;
                    /** @description Veery only. Puts subtitles (`srt`, `vtt`), or the words with their times (`json`), beside the audio of each item. The answer is then a zip for one item too. */
                    subtitles?: ("srt" | "vtt" | "json")[] | null;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "idempotent-replayed": components["headers"]["idempotent-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["400-invalid_output_format-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-history_item_not_found"];
            409: components["responses"]["409-file_quota_exceeded-request_in_progress-answer_not_kept"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_jobs-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    history_getDownloads: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a history item, as `GET /v1/history` lists it. */
                history_item_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryDownloads"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-history_item_not_found"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-system_busy-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    history_getSubtitles: {
        parameters: {
            query?: {
                /** @description `srt` for SubRip, `vtt` for WebVTT. */
                format?: "srt" | "vtt";
            };
            header?: never;
            path: {
                /** @description The id of a history item, as `GET /v1/history` lists it. */
                history_item_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole file. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "accept-ranges": components["headers"]["accept-ranges"];
                    "cache-control": components["headers"]["cache-control"];
                    "content-disposition": components["headers"]["content-disposition"];
                    "content-length": components["headers"]["content-length"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-subrip": string;
                    "text/vtt": string;
                };
            };
            /** @description The part that `range` asks for. */
            206: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "accept-ranges": components["headers"]["accept-ranges"];
                    "cache-control": components["headers"]["cache-control"];
                    "content-disposition": components["headers"]["content-disposition"];
                    "content-length": components["headers"]["content-length"];
                    "content-range": components["headers"]["content-range"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-subrip": string;
                    "text/vtt": string;
                };
            };
            /** @description The file has not changed since the version that `if-none-match` names. */
            304: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-cross_origin"];
            404: components["responses"]["404-history_item_not_found"];
            416: components["responses"]["416-range_not_satisfiable"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-system_busy-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    history_getWords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a history item, as `GET /v1/history` lists it. */
                history_item_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryWords"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-history_item_not_found"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-system_busy-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    history_getLoudness: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a history item, as `GET /v1/history` lists it. */
                history_item_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryLoudness"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-history_item_not_found"];
            410: components["responses"]["410-audio_missing"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    history_deleteMany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The items to delete, up to 1000. */
                    history_item_ids: string[];
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many items this call deleted. */
                        deleted: number;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_itemFeedback_list: {
        parameters: {
            query?: {
                /** @description Only feedback from this time on, in Unix seconds. */
                after_unix?: number;
                /** @description Only feedback from before this time, in Unix seconds. */
                before_unix?: number;
                /** @description Only feedback in this state. */
                review_status?: "not_reviewed" | "reviewed";
                /** @description Only positive (`up`) or negative (`down`) votes. */
                vote?: "up" | "down";
                /** @description Only items of this voice. */
                voice_id?: string;
                /** @description Only items of voices of this engine. */
                engine?: string;
                /** @description `next_cursor` of the page before; the first page when it is left out. */
                cursor?: string;
                /** @description Entries per page. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The feedback of this page. */
                        feedback: components["schemas"]["ReviewedItem"][];
                        /** @description How many match, on all pages. */
                        total: number;
                        /** @description How many of these were not reviewed yet. */
                        not_reviewed: number;
                        /** @description Where the next page starts; null on the last one. */
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_itemFeedback_countByVoice: {
        parameters: {
            query?: {
                /** @description Only feedback from this time on, in Unix seconds. */
                after_unix?: number;
                /** @description Only feedback from before this time, in Unix seconds. */
                before_unix?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The voices that have votes. */
                        voices: components["schemas"]["VoiceFeedback"][];
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_itemFeedback_review: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the history item. */
                history_item_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The new status.
                     * @enum {string}
                     */
                    review_status: "not_reviewed" | "reviewed";
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedItem"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            404: components["responses"]["404-history_item_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_itemFeedback_getText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the history item. */
                history_item_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The text as its user sent it. */
                        text: string;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator"];
            404: components["responses"]["404-history_item_not_found"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_getHistoryAudio: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the history item. */
                history_item_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole file. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "accept-ranges": components["headers"]["accept-ranges"];
                    "cache-control": components["headers"]["cache-control"];
                    "content-disposition": components["headers"]["content-disposition"];
                    "content-length": components["headers"]["content-length"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "audio/mpeg": string;
                    "audio/pcm": string;
                    "audio/wav": string;
                    "audio/basic": string;
                    "audio/x-alaw-basic": string;
                    "audio/ogg": string;
                };
            };
            /** @description The part that `range` asks for. */
            206: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "accept-ranges": components["headers"]["accept-ranges"];
                    "cache-control": components["headers"]["cache-control"];
                    "content-disposition": components["headers"]["content-disposition"];
                    "content-length": components["headers"]["content-length"];
                    "content-range": components["headers"]["content-range"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "audio/mpeg": string;
                    "audio/pcm": string;
                    "audio/wav": string;
                    "audio/basic": string;
                    "audio/x-alaw-basic": string;
                    "audio/ogg": string;
                };
            };
            /** @description The file has not changed since the version that `if-none-match` names. */
            304: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-cross_origin"];
            404: components["responses"]["404-history_item_not_found"];
            410: components["responses"]["410-audio_missing"];
            416: components["responses"]["416-range_not_satisfiable"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    textToSpeech_convert: {
        parameters: {
            query?: {
                /** @description Codec, sample rate in hertz and, for mp3 and opus, bit rate in kbit/s. The audio is mono. Some formats need a higher plan. */
                output_format?: "mp3_22050_32" | "mp3_24000_48" | "mp3_44100_32" | "mp3_44100_64" | "mp3_44100_96" | "mp3_44100_128" | "mp3_44100_192" | "pcm_8000" | "pcm_16000" | "pcm_22050" | "pcm_24000" | "pcm_32000" | "pcm_44100" | "pcm_48000" | "wav_8000" | "wav_16000" | "wav_22050" | "wav_24000" | "wav_32000" | "wav_44100" | "wav_48000" | "ulaw_8000" | "alaw_8000" | "opus_48000_32" | "opus_48000_64" | "opus_48000_96" | "opus_48000_128" | "opus_48000_192";
                /** @description When false, nothing is kept in the history, and the cache is neither read nor written. */
                enable_logging?: boolean;
                /** @description Accepted for compatibility; it has no effect, because audio is always sent as early as possible. */
                optimize_streaming_latency?: number;
            };
            header?: never;
            path: {
                /** @description The id of a voice, as `GET /v1/voices` lists it. The id or the name of a premade voice of the hosted service, such as `Rachel`, leads to the nearest voice here, and a warning says which one, unless the installation has set `VOICE_ALIASES=off`. */
                voice_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpeechRequest"];
            };
        };
        responses: {
            /** @description The body, sent while it is being made. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "history-item-id": components["headers"]["history-item-id"];
                    "character-cost": components["headers"]["character-cost"];
                    "current-concurrent-requests": components["headers"]["current-concurrent-requests"];
                    "maximum-concurrent-requests": components["headers"]["maximum-concurrent-requests"];
                    "x-veery-cache": components["headers"]["x-veery-cache"];
                    "x-veery-engine": components["headers"]["x-veery-engine"];
                    "x-veery-fallback": components["headers"]["x-veery-fallback"];
                    "x-veery-warnings": components["headers"]["x-veery-warnings"];
                    "x-veery-kept-sentences": components["headers"]["x-veery-kept-sentences"];
                    "x-veery-spoken-sentences": components["headers"]["x-veery-spoken-sentences"];
                    [name: string]: unknown;
                };
                content: {
                    "audio/mpeg": string;
                    "audio/pcm": string;
                    "audio/wav": string;
                    "audio/basic": string;
                    "audio/x-alaw-basic": string;
                    "audio/ogg": string;
                };
            };
            400: components["responses"]["400-model_not_found-invalid_voice_settings-max_character_limit_exceeded-input_text_empty-unsupported_language-redo_not_possible-bad_request"];
            401: components["responses"]["401-quota_exceeded-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-output_format_not_allowed-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-voice_not_found-pronunciation_dictionary_not_found-history_item_not_found"];
            410: components["responses"]["410-audio_missing"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_concurrent_requests-rate_limit_exceeded"];
            500: components["responses"]["500-speech_failed-internal_error"];
            502: components["responses"]["502-speech_provider_failed"];
            503: components["responses"]["503-system_busy-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    textToSpeech_stream: {
        parameters: {
            query?: {
                /** @description Codec, sample rate in hertz and, for mp3 and opus, bit rate in kbit/s. The audio is mono. Some formats need a higher plan. */
                output_format?: "mp3_22050_32" | "mp3_24000_48" | "mp3_44100_32" | "mp3_44100_64" | "mp3_44100_96" | "mp3_44100_128" | "mp3_44100_192" | "pcm_8000" | "pcm_16000" | "pcm_22050" | "pcm_24000" | "pcm_32000" | "pcm_44100" | "pcm_48000" | "wav_8000" | "wav_16000" | "wav_22050" | "wav_24000" | "wav_32000" | "wav_44100" | "wav_48000" | "ulaw_8000" | "alaw_8000" | "opus_48000_32" | "opus_48000_64" | "opus_48000_96" | "opus_48000_128" | "opus_48000_192";
                /** @description When false, nothing is kept in the history, and the cache is neither read nor written. */
                enable_logging?: boolean;
                /** @description Accepted for compatibility; it has no effect, because audio is always sent as early as possible. */
                optimize_streaming_latency?: number;
            };
            header?: never;
            path: {
                /** @description The id of a voice, as `GET /v1/voices` lists it. The id or the name of a premade voice of the hosted service, such as `Rachel`, leads to the nearest voice here, and a warning says which one, unless the installation has set `VOICE_ALIASES=off`. */
                voice_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpeechRequest"];
            };
        };
        responses: {
            /** @description The body, sent while it is being made. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "history-item-id": components["headers"]["history-item-id"];
                    "character-cost": components["headers"]["character-cost"];
                    "current-concurrent-requests": components["headers"]["current-concurrent-requests"];
                    "maximum-concurrent-requests": components["headers"]["maximum-concurrent-requests"];
                    "x-veery-cache": components["headers"]["x-veery-cache"];
                    "x-veery-engine": components["headers"]["x-veery-engine"];
                    "x-veery-fallback": components["headers"]["x-veery-fallback"];
                    "x-veery-warnings": components["headers"]["x-veery-warnings"];
                    "x-veery-kept-sentences": components["headers"]["x-veery-kept-sentences"];
                    "x-veery-spoken-sentences": components["headers"]["x-veery-spoken-sentences"];
                    [name: string]: unknown;
                };
                content: {
                    "audio/mpeg": string;
                    "audio/pcm": string;
                    "audio/wav": string;
                    "audio/basic": string;
                    "audio/x-alaw-basic": string;
                    "audio/ogg": string;
                };
            };
            400: components["responses"]["400-model_not_found-invalid_voice_settings-max_character_limit_exceeded-input_text_empty-unsupported_language-redo_not_possible-bad_request"];
            401: components["responses"]["401-quota_exceeded-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-output_format_not_allowed-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-voice_not_found-pronunciation_dictionary_not_found-history_item_not_found"];
            410: components["responses"]["410-audio_missing"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_concurrent_requests-rate_limit_exceeded"];
            500: components["responses"]["500-speech_failed-internal_error"];
            502: components["responses"]["502-speech_provider_failed"];
            503: components["responses"]["503-system_busy-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    textToSpeech_convertWithTimestamps: {
        parameters: {
            query?: {
                /** @description Codec, sample rate in hertz and, for mp3 and opus, bit rate in kbit/s. The audio is mono. Some formats need a higher plan. */
                output_format?: "mp3_22050_32" | "mp3_24000_48" | "mp3_44100_32" | "mp3_44100_64" | "mp3_44100_96" | "mp3_44100_128" | "mp3_44100_192" | "pcm_8000" | "pcm_16000" | "pcm_22050" | "pcm_24000" | "pcm_32000" | "pcm_44100" | "pcm_48000" | "wav_8000" | "wav_16000" | "wav_22050" | "wav_24000" | "wav_32000" | "wav_44100" | "wav_48000" | "ulaw_8000" | "alaw_8000" | "opus_48000_32" | "opus_48000_64" | "opus_48000_96" | "opus_48000_128" | "opus_48000_192";
                /** @description When false, nothing is kept in the history, and the cache is neither read nor written. */
                enable_logging?: boolean;
                /** @description Accepted for compatibility; it has no effect, because audio is always sent as early as possible. */
                optimize_streaming_latency?: number;
            };
            header?: never;
            path: {
                /** @description The id of a voice, as `GET /v1/voices` lists it. The id or the name of a premade voice of the hosted service, such as `Rachel`, leads to the nearest voice here, and a warning says which one, unless the installation has set `VOICE_ALIASES=off`. */
                voice_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpeechRequest"];
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "history-item-id": components["headers"]["history-item-id"];
                    "character-cost": components["headers"]["character-cost"];
                    "current-concurrent-requests": components["headers"]["current-concurrent-requests"];
                    "maximum-concurrent-requests": components["headers"]["maximum-concurrent-requests"];
                    "x-veery-cache": components["headers"]["x-veery-cache"];
                    "x-veery-engine": components["headers"]["x-veery-engine"];
                    "x-veery-fallback": components["headers"]["x-veery-fallback"];
                    "x-veery-warnings": components["headers"]["x-veery-warnings"];
                    "x-veery-kept-sentences": components["headers"]["x-veery-kept-sentences"];
                    "x-veery-spoken-sentences": components["headers"]["x-veery-spoken-sentences"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AudioWithTimestamps"];
                };
            };
            400: components["responses"]["400-model_not_found-invalid_voice_settings-max_character_limit_exceeded-input_text_empty-unsupported_language-redo_not_possible-bad_request"];
            401: components["responses"]["401-quota_exceeded-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-output_format_not_allowed-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-voice_not_found-pronunciation_dictionary_not_found-history_item_not_found"];
            410: components["responses"]["410-audio_missing"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_concurrent_requests-rate_limit_exceeded"];
            500: components["responses"]["500-speech_failed-internal_error"];
            502: components["responses"]["502-speech_provider_failed"];
            503: components["responses"]["503-system_busy-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    textToSpeech_streamWithTimestamps: {
        parameters: {
            query?: {
                /** @description Codec, sample rate in hertz and, for mp3 and opus, bit rate in kbit/s. The audio is mono. Some formats need a higher plan. */
                output_format?: "mp3_22050_32" | "mp3_24000_48" | "mp3_44100_32" | "mp3_44100_64" | "mp3_44100_96" | "mp3_44100_128" | "mp3_44100_192" | "pcm_8000" | "pcm_16000" | "pcm_22050" | "pcm_24000" | "pcm_32000" | "pcm_44100" | "pcm_48000" | "wav_8000" | "wav_16000" | "wav_22050" | "wav_24000" | "wav_32000" | "wav_44100" | "wav_48000" | "ulaw_8000" | "alaw_8000" | "opus_48000_32" | "opus_48000_64" | "opus_48000_96" | "opus_48000_128" | "opus_48000_192";
                /** @description When false, nothing is kept in the history, and the cache is neither read nor written. */
                enable_logging?: boolean;
                /** @description Accepted for compatibility; it has no effect, because audio is always sent as early as possible. */
                optimize_streaming_latency?: number;
            };
            header?: never;
            path: {
                /** @description The id of a voice, as `GET /v1/voices` lists it. The id or the name of a premade voice of the hosted service, such as `Rachel`, leads to the nearest voice here, and a warning says which one, unless the installation has set `VOICE_ALIASES=off`. */
                voice_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpeechRequest"];
            };
        };
        responses: {
            /** @description JSON objects, each followed by a blank line. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "history-item-id": components["headers"]["history-item-id"];
                    "character-cost": components["headers"]["character-cost"];
                    "current-concurrent-requests": components["headers"]["current-concurrent-requests"];
                    "maximum-concurrent-requests": components["headers"]["maximum-concurrent-requests"];
                    "x-veery-cache": components["headers"]["x-veery-cache"];
                    "x-veery-engine": components["headers"]["x-veery-engine"];
                    "x-veery-fallback": components["headers"]["x-veery-fallback"];
                    "x-veery-warnings": components["headers"]["x-veery-warnings"];
                    "x-veery-kept-sentences": components["headers"]["x-veery-kept-sentences"];
                    "x-veery-spoken-sentences": components["headers"]["x-veery-spoken-sentences"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AudioWithTimestamps"];
                };
            };
            400: components["responses"]["400-model_not_found-invalid_voice_settings-max_character_limit_exceeded-input_text_empty-unsupported_language-redo_not_possible-bad_request"];
            401: components["responses"]["401-quota_exceeded-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-output_format_not_allowed-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-voice_not_found-pronunciation_dictionary_not_found-history_item_not_found"];
            410: components["responses"]["410-audio_missing"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_concurrent_requests-rate_limit_exceeded"];
            500: components["responses"]["500-speech_failed-internal_error"];
            502: components["responses"]["502-speech_provider_failed"];
            503: components["responses"]["503-system_busy-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    textToSpeech_price: {
        parameters: {
            query?: {
                /** @description Codec, sample rate in hertz and, for mp3 and opus, bit rate in kbit/s. The audio is mono. Some formats need a higher plan. */
                output_format?: "mp3_22050_32" | "mp3_24000_48" | "mp3_44100_32" | "mp3_44100_64" | "mp3_44100_96" | "mp3_44100_128" | "mp3_44100_192" | "pcm_8000" | "pcm_16000" | "pcm_22050" | "pcm_24000" | "pcm_32000" | "pcm_44100" | "pcm_48000" | "wav_8000" | "wav_16000" | "wav_22050" | "wav_24000" | "wav_32000" | "wav_44100" | "wav_48000" | "ulaw_8000" | "alaw_8000" | "opus_48000_32" | "opus_48000_64" | "opus_48000_96" | "opus_48000_128" | "opus_48000_192";
                /** @description When false, nothing is kept in the history, and the cache is neither read nor written. */
                enable_logging?: boolean;
                /** @description Accepted for compatibility; it has no effect, because audio is always sent as early as possible. */
                optimize_streaming_latency?: number;
            };
            header?: never;
            path: {
                /** @description The id of a voice, as `GET /v1/voices` lists it. The id or the name of a premade voice of the hosted service, such as `Rachel`, leads to the nearest voice here, and a warning says which one, unless the installation has set `VOICE_ALIASES=off`. */
                voice_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpeechRequest"];
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpeechPrice"];
                };
            };
            400: components["responses"]["400-model_not_found-invalid_voice_settings-max_character_limit_exceeded-input_text_empty-unsupported_language-redo_not_possible-bad_request"];
            401: components["responses"]["401-quota_exceeded-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-output_format_not_allowed-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-voice_not_found-pronunciation_dictionary_not_found-history_item_not_found"];
            410: components["responses"]["410-audio_missing"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_concurrent_requests-rate_limit_exceeded"];
            500: components["responses"]["500-speech_failed-internal_error"];
            502: components["responses"]["502-speech_provider_failed"];
            503: components["responses"]["503-system_busy-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    audioIsolation_convert: {
        parameters: {
            query?: {
                /** @description Veery only. The format of the isolated audio. */
                output_format?: "mp3_22050_32" | "mp3_24000_48" | "mp3_44100_32" | "mp3_44100_64" | "mp3_44100_96" | "mp3_44100_128" | "mp3_44100_192" | "pcm_8000" | "pcm_16000" | "pcm_22050" | "pcm_24000" | "pcm_32000" | "pcm_44100" | "pcm_48000" | "wav_8000" | "wav_16000" | "wav_22050" | "wav_24000" | "wav_32000" | "wav_44100" | "wav_48000" | "ulaw_8000" | "alaw_8000" | "opus_48000_32" | "opus_48000_64" | "opus_48000_96" | "opus_48000_128" | "opus_48000_192";
                /** @description Veery only. When false, nothing is kept: neither the audio nor an entry of the history. */
                enable_logging?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description `pcm_s16le_16` for raw 16-bit samples of one channel at 16 kHz, little endian, which need no decoding. `other`, the default, for a file. */
                    file_format?: ("pcm_s16le_16" | "other") | null;
                    /** @description A preview picture of the file, in base64, that the history shows beside it. */
                    preview_b64?: string | null;
                    /** @description Veery only. The id of an upload that is `ready`, in the place of the file. */
                    upload_id?: string;
                    /**
                     * Format: binary
                     * @description A file of up to 524288000 bytes, of the type *\/*.
                     */
                    audio?: string;
                };
            };
        };
        responses: {
            /** @description The body, sent while it is being made. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "history-item-id": components["headers"]["history-item-id"];
                    "character-cost": components["headers"]["character-cost"];
                    "current-concurrent-requests": components["headers"]["current-concurrent-requests"];
                    "maximum-concurrent-requests": components["headers"]["maximum-concurrent-requests"];
                    "x-veery-engine": components["headers"]["x-veery-engine"];
                    "x-veery-warnings": components["headers"]["x-veery-warnings"];
                    [name: string]: unknown;
                };
                content: {
                    "audio/mpeg": string;
                    "audio/pcm": string;
                    "audio/wav": string;
                    "audio/basic": string;
                    "audio/x-alaw-basic": string;
                    "audio/ogg": string;
                };
            };
            400: components["responses"]["400-no_audio_given-media_empty-media_unreadable-media_without_sound-media_encrypted-media_incomplete-media_too_long-media_too_short-bad_request-malformed_form-malformed_field-invalid_field_name-empty_file"];
            401: components["responses"]["401-quota_exceeded-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-output_format_not_allowed-ip_not_allowed-email_not_verified-biometric_terms_required"];
            404: components["responses"]["404-upload_not_found"];
            408: components["responses"]["408-request_stalled"];
            409: components["responses"]["409-upload_not_ready-upload_expired"];
            413: components["responses"]["413-upload_too_large-request_too_large-form_too_large-too_many_parts-field_too_large-file_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_concurrent_requests-rate_limit_exceeded-too_many_uploads"];
            500: components["responses"]["500-isolation_failed-internal_error"];
            503: components["responses"]["503-decoder_missing-database_unavailable"];
            504: components["responses"]["504-decoding_timed_out"];
            507: components["responses"]["507-storage_full-insufficient_storage"];
        };
    };
    audioIsolation_stream: {
        parameters: {
            query?: {
                /** @description Veery only. The format of the isolated audio. */
                output_format?: "mp3_22050_32" | "mp3_24000_48" | "mp3_44100_32" | "mp3_44100_64" | "mp3_44100_96" | "mp3_44100_128" | "mp3_44100_192" | "pcm_8000" | "pcm_16000" | "pcm_22050" | "pcm_24000" | "pcm_32000" | "pcm_44100" | "pcm_48000" | "wav_8000" | "wav_16000" | "wav_22050" | "wav_24000" | "wav_32000" | "wav_44100" | "wav_48000" | "ulaw_8000" | "alaw_8000" | "opus_48000_32" | "opus_48000_64" | "opus_48000_96" | "opus_48000_128" | "opus_48000_192";
                /** @description Veery only. When false, nothing is kept: neither the audio nor an entry of the history. */
                enable_logging?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description `pcm_s16le_16` for raw 16-bit samples of one channel at 16 kHz, little endian, which need no decoding. `other`, the default, for a file. */
                    file_format?: ("pcm_s16le_16" | "other") | null;
                    /** @description A preview picture of the file, in base64, that the history shows beside it. */
                    preview_b64?: string | null;
                    /** @description Veery only. The id of an upload that is `ready`, in the place of the file. */
                    upload_id?: string;
                    /**
                     * Format: binary
                     * @description A file of up to 524288000 bytes, of the type *\/*.
                     */
                    audio?: string;
                };
            };
        };
        responses: {
            /** @description The body, sent while it is being made. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "history-item-id": components["headers"]["history-item-id"];
                    "character-cost": components["headers"]["character-cost"];
                    "current-concurrent-requests": components["headers"]["current-concurrent-requests"];
                    "maximum-concurrent-requests": components["headers"]["maximum-concurrent-requests"];
                    "x-veery-engine": components["headers"]["x-veery-engine"];
                    "x-veery-warnings": components["headers"]["x-veery-warnings"];
                    [name: string]: unknown;
                };
                content: {
                    "audio/mpeg": string;
                    "audio/pcm": string;
                    "audio/wav": string;
                    "audio/basic": string;
                    "audio/x-alaw-basic": string;
                    "audio/ogg": string;
                };
            };
            400: components["responses"]["400-no_audio_given-media_empty-media_unreadable-media_without_sound-media_encrypted-media_incomplete-media_too_long-media_too_short-bad_request-malformed_form-malformed_field-invalid_field_name-empty_file"];
            401: components["responses"]["401-quota_exceeded-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-output_format_not_allowed-ip_not_allowed-email_not_verified-biometric_terms_required"];
            404: components["responses"]["404-upload_not_found"];
            408: components["responses"]["408-request_stalled"];
            409: components["responses"]["409-upload_not_ready-upload_expired"];
            413: components["responses"]["413-upload_too_large-request_too_large-form_too_large-too_many_parts-field_too_large-file_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_concurrent_requests-rate_limit_exceeded-too_many_uploads"];
            500: components["responses"]["500-isolation_failed-internal_error"];
            503: components["responses"]["503-decoder_missing-database_unavailable"];
            504: components["responses"]["504-decoding_timed_out"];
            507: components["responses"]["507-storage_full-insufficient_storage"];
        };
    };
    audioIsolation_list: {
        parameters: {
            query?: {
                /** @description Entries per page. */
                page_size?: number;
                /** @description The number of the page, from 0. */
                page?: number;
                /** @description Only entries whose title contains this, in any case. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries of this page. */
                        items: components["schemas"]["AudioIsolationHistoryItem"][];
                        /** @description Whether there is a further page. */
                        has_more: boolean;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    audioIsolation_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of an entry, as `GET /v1/audio-isolation/history` lists it. */
                history_item_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AudioIsolationDetails"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-audio_isolation_history_item_not_found"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    audioIsolation_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of an entry, as `GET /v1/audio-isolation/history` lists it. */
                history_item_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-audio_isolation_history_item_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    audioIsolation_getAudio: {
        parameters: {
            query?: {
                /** @description `default` as it was made, or `wav`. */
                format?: "default" | "wav";
                /** @description Whether the answer has a file name, under which a browser saves it. */
                download?: boolean;
            };
            header?: never;
            path: {
                /** @description The id of an entry, as `GET /v1/audio-isolation/history` lists it. */
                history_item_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole file. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "accept-ranges": components["headers"]["accept-ranges"];
                    "cache-control": components["headers"]["cache-control"];
                    "content-disposition": components["headers"]["content-disposition"];
                    "content-length": components["headers"]["content-length"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "audio/mpeg": string;
                    "audio/pcm": string;
                    "audio/wav": string;
                    "audio/basic": string;
                    "audio/x-alaw-basic": string;
                    "audio/ogg": string;
                };
            };
            /** @description The part that `range` asks for. */
            206: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "accept-ranges": components["headers"]["accept-ranges"];
                    "cache-control": components["headers"]["cache-control"];
                    "content-disposition": components["headers"]["content-disposition"];
                    "content-length": components["headers"]["content-length"];
                    "content-range": components["headers"]["content-range"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "audio/mpeg": string;
                    "audio/pcm": string;
                    "audio/wav": string;
                    "audio/basic": string;
                    "audio/x-alaw-basic": string;
                    "audio/ogg": string;
                };
            };
            /** @description The file has not changed since the version that `if-none-match` names. */
            304: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-cross_origin"];
            404: components["responses"]["404-audio_isolation_history_item_not_found"];
            410: components["responses"]["410-isolated_audio_missing"];
            416: components["responses"]["416-range_not_satisfiable"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    audioIsolation_getOriginal: {
        parameters: {
            query?: {
                /** @description `default` as it was made, or `wav`. */
                format?: "default" | "wav";
                /** @description Whether the answer has a file name, under which a browser saves it. */
                download?: boolean;
            };
            header?: never;
            path: {
                /** @description The id of an entry, as `GET /v1/audio-isolation/history` lists it. */
                history_item_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole file. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "accept-ranges": components["headers"]["accept-ranges"];
                    "cache-control": components["headers"]["cache-control"];
                    "content-disposition": components["headers"]["content-disposition"];
                    "content-length": components["headers"]["content-length"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "audio/mpeg": string;
                    "audio/pcm": string;
                    "audio/wav": string;
                    "audio/basic": string;
                    "audio/x-alaw-basic": string;
                    "audio/ogg": string;
                };
            };
            /** @description The part that `range` asks for. */
            206: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "accept-ranges": components["headers"]["accept-ranges"];
                    "cache-control": components["headers"]["cache-control"];
                    "content-disposition": components["headers"]["content-disposition"];
                    "content-length": components["headers"]["content-length"];
                    "content-range": components["headers"]["content-range"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "audio/mpeg": string;
                    "audio/pcm": string;
                    "audio/wav": string;
                    "audio/basic": string;
                    "audio/x-alaw-basic": string;
                    "audio/ogg": string;
                };
            };
            /** @description The file has not changed since the version that `if-none-match` names. */
            304: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-cross_origin"];
            404: components["responses"]["404-audio_isolation_history_item_not_found"];
            410: components["responses"]["410-isolated_audio_missing"];
            416: components["responses"]["416-range_not_satisfiable"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    audioIsolation_getWaveforms: {
        parameters: {
            query?: {
                /** @description How many heights each waveform has. */
                points?: number;
            };
            header?: never;
            path: {
                /** @description The id of an entry, as `GET /v1/audio-isolation/history` lists it. */
                history_item_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AudioIsolationWaveforms"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-audio_isolation_history_item_not_found"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    openai_createSpeech: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenAiSpeechRequest"];
            };
        };
        responses: {
            /** @description The body, sent while it is being made. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "history-item-id": components["headers"]["history-item-id"];
                    "character-cost": components["headers"]["character-cost"];
                    "current-concurrent-requests": components["headers"]["current-concurrent-requests"];
                    "maximum-concurrent-requests": components["headers"]["maximum-concurrent-requests"];
                    "x-veery-cache": components["headers"]["x-veery-cache"];
                    "x-veery-engine": components["headers"]["x-veery-engine"];
                    "x-veery-fallback": components["headers"]["x-veery-fallback"];
                    "x-veery-warnings": components["headers"]["x-veery-warnings"];
                    [name: string]: unknown;
                };
                content: {
                    "audio/mpeg": string;
                    "audio/pcm": string;
                    "audio/wav": string;
                    "audio/basic": string;
                    "audio/x-alaw-basic": string;
                    "audio/ogg": string;
                    "audio/aac": string;
                    "audio/flac": string;
                    "text/event-stream; charset=utf-8": string;
                };
            };
            400: components["responses"]["400-model_not_found-max_character_limit_exceeded-input_text_empty-unsupported_language-response_format_unavailable-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-output_format_not_allowed-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-voice_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-insufficient_quota-too_many_concurrent_requests-rate_limit_exceeded"];
            500: components["responses"]["500-speech_failed-internal_error"];
            503: components["responses"]["503-system_busy-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    openai_listVoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description All voices. */
                        voices: components["schemas"]["OpenAiVoice"][];
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    openai_getModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a model of this server, or its name in the OpenAI API, such as `tts-1`. */
                model_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenAiModel"];
                };
            };
            400: components["responses"]["400-model_not_found-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    mcp_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["McpMessage"];
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpAnswer"];
                };
            };
            400: components["responses"]["400-mcp_message_refused-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-cross_origin-ip_not_allowed-email_not_verified"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    speechBatches_check: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The rows to speak, up to 1000. */
                    rows: components["schemas"]["BatchRow"][];
                    /** @description What applies to every row that does not say otherwise. */
                    defaults: {
                        /** @description The voice of rows that name none. */
                        voice_id: string;
                        /** @description The model of rows that name none; `eleven_multilingual_v2` when it is left out. */
                        model_id?: string | null;
                        /**
                         * @description The audio format of all rows.
                         * @default mp3_44100_128
                         * @enum {string}
                         */
                        output_format?: "mp3_22050_32" | "mp3_24000_48" | "mp3_44100_32" | "mp3_44100_64" | "mp3_44100_96" | "mp3_44100_128" | "mp3_44100_192" | "pcm_8000" | "pcm_16000" | "pcm_22050" | "pcm_24000" | "pcm_32000" | "pcm_44100" | "pcm_48000" | "wav_8000" | "wav_16000" | "wav_22050" | "wav_24000" | "wav_32000" | "wav_44100" | "wav_48000" | "ulaw_8000" | "alaw_8000" | "opus_48000_32" | "opus_48000_64" | "opus_48000_96" | "opus_48000_128" | "opus_48000_192";
                    };
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One result per row, in the order in which they were sent. */
                        rows: components["schemas"]["BatchRowCheck"][];
                        /** @description What all rows together would cost, in credits. */
                        total_credits: number;
                        /** @description Credits that the workspace and the API key have left. */
                        credits_left: number;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    speechBatches_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key for the request, up to 255 characters. A request that is repeated with the same key within 24 hours gets the first answer again and has no further effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The rows to speak, up to 1000. */
                    rows: components["schemas"]["BatchRow"][];
                    /** @description What applies to every row that does not say otherwise. */
                    defaults: {
                        /** @description The voice of rows that name none. */
                        voice_id: string;
                        /** @description The model of rows that name none; `eleven_multilingual_v2` when it is left out. */
                        model_id?: string | null;
                        /**
                         * @description The audio format of all rows.
                         * @default mp3_44100_128
                         * @enum {string}
                         */
                        output_format?: "mp3_22050_32" | "mp3_24000_48" | "mp3_44100_32" | "mp3_44100_64" | "mp3_44100_96" | "mp3_44100_128" | "mp3_44100_192" | "pcm_8000" | "pcm_16000" | "pcm_22050" | "pcm_24000" | "pcm_32000" | "pcm_44100" | "pcm_48000" | "wav_8000" | "wav_16000" | "wav_22050" | "wav_24000" | "wav_32000" | "wav_44100" | "wav_48000" | "ulaw_8000" | "alaw_8000" | "opus_48000_32" | "opus_48000_64" | "opus_48000_96" | "opus_48000_128" | "opus_48000_192";
                    };
                    /** @description A name for the batch, which appears in the list of jobs and in the name of the zip. */
                    name: string;
                    /** @description Puts subtitles (`srt`, `vtt`), or the words with their times (`json`), beside the audio of each row in the zip. */
                    subtitles?: ("srt" | "vtt" | "json")[] | null;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "idempotent-replayed": components["headers"]["idempotent-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["400-invalid_batch_row-bad_request"];
            401: components["responses"]["401-quota_exceeded-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            409: components["responses"]["409-file_quota_exceeded-request_in_progress-answer_not_kept"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_jobs-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    speechBatches_listRows: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the job, as `POST /v1/speech-batches` answers it. */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows, in the order in which they were sent. */
                        rows: components["schemas"]["BatchRowState"][];
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-job_not_found"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    analytics_ingest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The events. */
                    events: {
                        /** @description The name of the event. */
                        name: string;
                        /** @description The properties of the event, as the catalogue of events defines them. */
                        properties: {
                            [key: string]: unknown;
                        };
                        /** @description When it happened, in Unix milliseconds. */
                        at_unix_ms: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description The call succeeded and has nothing to answer. */
            204: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-unknown_event-server_only_event-invalid_event-bad_request"];
            401: components["responses"]["401-invalid_token"];
            403: components["responses"]["403-cross_origin"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_requests-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    analytics_recordAdVisit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    /** @description What the visitor did. */
                    event_type: string;
                    /** @description The click id of the advertisement. */
                    gclid?: string | null;
                    /** @description Where the visitor came from, from the address of the page. */
                    utm_source?: string | null;
                    /** @description The kind of advertisement, from the address of the page. */
                    utm_medium?: string | null;
                    /** @description The campaign, from the address of the page. */
                    utm_campaign?: string | null;
                    /** @description The search term, from the address of the page. */
                    utm_term?: string | null;
                    /** @description The variant of the advertisement, from the address of the page. */
                    utm_content?: string | null;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-invalid_token"];
            403: components["responses"]["403-cross_origin"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_requests-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_getAnalytics: {
        parameters: {
            query?: {
                /** @description How many days to look back. */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the installation collects statistics. */
                        has_analytics: boolean;
                        /** @description One entry per day and event. */
                        counts: {
                            /** @description The date, such as `2026-11-21`. */
                            day: string;
                            /** @description The name of the event. */
                            name: string;
                            /** @description How often it happened. */
                            count: number;
                            /** @description How many different users caused it. Visitors who are not signed in are not counted apart. */
                            users: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    messages_list: {
        parameters: {
            query?: {
                /** @description The number of notifications to return. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The notifications. */
                        messages: components["schemas"]["Message"][];
                        /** @description How many of the caller's notifications are unread, on this page or not. */
                        unread_count: number;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    messages_markRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The notifications to mark, up to 1000. */
                    message_ids?: string[];
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    messages_preferences_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Where each kind of notification goes. */
                        preferences: {
                            /** @description Whether notifications of this kind are mailed, and whether they appear in the app. */
                            usage_80: {
                                /** @description Whether a mail is sent. */
                                email: boolean;
                                /** @description Whether it appears in the app. */
                                in_app: boolean;
                            };
                            /** @description Whether notifications of this kind are mailed, and whether they appear in the app. */
                            usage_100: {
                                /** @description Whether a mail is sent. */
                                email: boolean;
                                /** @description Whether it appears in the app. */
                                in_app: boolean;
                            };
                            /** @description Whether notifications of this kind are mailed, and whether they appear in the app. */
                            new_member: {
                                /** @description Whether a mail is sent. */
                                email: boolean;
                                /** @description Whether it appears in the app. */
                                in_app: boolean;
                            };
                            /** @description Whether notifications of this kind are mailed, and whether they appear in the app. */
                            api_key_created: {
                                /** @description Whether a mail is sent. */
                                email: boolean;
                                /** @description Whether it appears in the app. */
                                in_app: boolean;
                            };
                            /** @description Whether notifications of this kind are mailed, and whether they appear in the app. */
                            webhook_disabled: {
                                /** @description Whether a mail is sent. */
                                email: boolean;
                                /** @description Whether it appears in the app. */
                                in_app: boolean;
                            };
                            /** @description Whether notifications of this kind are mailed, and whether they appear in the app. */
                            voice_removal_notice: {
                                /** @description Whether a mail is sent. */
                                email: boolean;
                                /** @description Whether it appears in the app. */
                                in_app: boolean;
                            };
                            /** @description Whether notifications of this kind are mailed, and whether they appear in the app. */
                            billing: {
                                /** @description Whether a mail is sent. */
                                email: boolean;
                                /** @description Whether it appears in the app. */
                                in_app: boolean;
                            };
                            /** @description Whether notifications of this kind are mailed, and whether they appear in the app. */
                            product_updates: {
                                /** @description Whether a mail is sent. */
                                email: boolean;
                                /** @description Whether it appears in the app. */
                                in_app: boolean;
                            };
                            /** @description Whether notifications of this kind are mailed, and whether they appear in the app. */
                            job_done: {
                                /** @description Whether a mail is sent. */
                                email: boolean;
                                /** @description Whether it appears in the app. */
                                in_app: boolean;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    messages_preferences_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The kinds to change, each with what changes. */
                    preferences: {
                        /** @description Whether notifications of this kind are mailed, and whether they appear in the app. */
                        usage_80?: {
                            /** @description Whether a mail is sent. */
                            email?: boolean;
                            /** @description Whether it appears in the app. */
                            in_app?: boolean;
                        };
                        /** @description Whether notifications of this kind are mailed, and whether they appear in the app. */
                        usage_100?: {
                            /** @description Whether a mail is sent. */
                            email?: boolean;
                            /** @description Whether it appears in the app. */
                            in_app?: boolean;
                        };
                        /** @description Whether notifications of this kind are mailed, and whether they appear in the app. */
                        new_member?: {
                            /** @description Whether a mail is sent. */
                            email?: boolean;
                            /** @description Whether it appears in the app. */
                            in_app?: boolean;
                        };
                        /** @description Whether notifications of this kind are mailed, and whether they appear in the app. */
                        api_key_created?: {
                            /** @description Whether a mail is sent. */
                            email?: boolean;
                            /** @description Whether it appears in the app. */
                            in_app?: boolean;
                        };
                        /** @description Whether notifications of this kind are mailed, and whether they appear in the app. */
                        webhook_disabled?: {
                            /** @description Whether a mail is sent. */
                            email?: boolean;
                            /** @description Whether it appears in the app. */
                            in_app?: boolean;
                        };
                        /** @description Whether notifications of this kind are mailed, and whether they appear in the app. */
                        voice_removal_notice?: {
                            /** @description Whether a mail is sent. */
                            email?: boolean;
                            /** @description Whether it appears in the app. */
                            in_app?: boolean;
                        };
                        /** @description Whether notifications of this kind are mailed, and whether they appear in the app. */
                        billing?: {
                            /** @description Whether a mail is sent. */
                            email?: boolean;
                            /** @description Whether it appears in the app. */
                            in_app?: boolean;
                        };
                        /** @description Whether notifications of this kind are mailed, and whether they appear in the app. */
                        product_updates?: {
                            /** @description Whether a mail is sent. */
                            email?: boolean;
                            /** @description Whether it appears in the app. */
                            in_app?: boolean;
                        };
                        /** @description Whether notifications of this kind are mailed, and whether they appear in the app. */
                        job_done?: {
                            /** @description Whether a mail is sent. */
                            email?: boolean;
                            /** @description Whether it appears in the app. */
                            in_app?: boolean;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Where each kind of notification goes. */
                        preferences: {
                            /** @description Whether notifications of this kind are mailed, and whether they appear in the app. */
                            usage_80: {
                                /** @description Whether a mail is sent. */
                                email: boolean;
                                /** @description Whether it appears in the app. */
                                in_app: boolean;
                            };
                            /** @description Whether notifications of this kind are mailed, and whether they appear in the app. */
                            usage_100: {
                                /** @description Whether a mail is sent. */
                                email: boolean;
                                /** @description Whether it appears in the app. */
                                in_app: boolean;
                            };
                            /** @description Whether notifications of this kind are mailed, and whether they appear in the app. */
                            new_member: {
                                /** @description Whether a mail is sent. */
                                email: boolean;
                                /** @description Whether it appears in the app. */
                                in_app: boolean;
                            };
                            /** @description Whether notifications of this kind are mailed, and whether they appear in the app. */
                            api_key_created: {
                                /** @description Whether a mail is sent. */
                                email: boolean;
                                /** @description Whether it appears in the app. */
                                in_app: boolean;
                            };
                            /** @description Whether notifications of this kind are mailed, and whether they appear in the app. */
                            webhook_disabled: {
                                /** @description Whether a mail is sent. */
                                email: boolean;
                                /** @description Whether it appears in the app. */
                                in_app: boolean;
                            };
                            /** @description Whether notifications of this kind are mailed, and whether they appear in the app. */
                            voice_removal_notice: {
                                /** @description Whether a mail is sent. */
                                email: boolean;
                                /** @description Whether it appears in the app. */
                                in_app: boolean;
                            };
                            /** @description Whether notifications of this kind are mailed, and whether they appear in the app. */
                            billing: {
                                /** @description Whether a mail is sent. */
                                email: boolean;
                                /** @description Whether it appears in the app. */
                                in_app: boolean;
                            };
                            /** @description Whether notifications of this kind are mailed, and whether they appear in the app. */
                            product_updates: {
                                /** @description Whether a mail is sent. */
                                email: boolean;
                                /** @description Whether it appears in the app. */
                                in_app: boolean;
                            };
                            /** @description Whether notifications of this kind are mailed, and whether they appear in the app. */
                            job_done: {
                                /** @description Whether a mail is sent. */
                                email: boolean;
                                /** @description Whether it appears in the app. */
                                in_app: boolean;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-session_required-ip_not_allowed-email_not_verified-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    feedback_send: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key for the request, up to 255 characters. A request that is repeated with the same key within 24 hours gets the first answer again and has no further effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The message. */
                    message: string;
                    /**
                     * @description What the message is about.
                     * @enum {string}
                     */
                    kind: "bug" | "idea" | "other";
                    /** @description The page on which it was written. */
                    page?: string | null;
                    /** @description From 1, the worst, to 5. */
                    rating?: number | null;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "idempotent-replayed": components["headers"]["idempotent-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-support_session"];
            409: components["responses"]["409-request_in_progress-answer_not_kept"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_requests_2-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_listFeedback: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before; the first page when it is left out. */
                cursor?: string;
                /** @description Messages per page. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The feedback of this page. */
                        feedback: components["schemas"]["ProductFeedback"][];
                        /** @description Where the next page starts; null on the last one. */
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    workspace_isAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the caller is an admin. */
                        is_admin: boolean;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    workspace_canAccessSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the caller may see the settings. */
                        can_access: boolean;
                        /** @description Whether the caller may change the settings. */
                        can_change: boolean;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    workspace_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workspace"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    workspace_update: {
        parameters: {
            query?: {
                /** @description Whether to keep the data of the workspace out of training. */
                training_opt_out?: boolean;
                /** @description The new name of the workspace. */
                name?: string;
                /** @description Seconds after which idle sessions end: 0 for never, otherwise at least 60. */
                session_inactivity_timeout?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        /** @description The decision about training as it stands now. */
                        training_opt_out: {
                            /** @description Whether the workspace has opted out. */
                            enabled: boolean;
                            /** @description When this was last changed, in Unix seconds; null if it never was. */
                            timestamp: number | null;
                        };
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-not_workspace_admin-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    workspace_invites_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The invitations. */
                        invites: components["schemas"]["WorkspaceInvite"][];
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-not_workspace_admin"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    workspace_invites_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-not_workspace_admin-support_session"];
            404: components["responses"]["404-invite_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    workspace_invites_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key for the request, up to 255 characters. A request that is repeated with the same key within 24 hours gets the first answer again and has no further effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    /** @description Groups to add the person to. There are no groups yet, so any id is refused. */
                    group_ids?: string[] | null;
                    /** @description The role of the new member; an editor when it is left out. */
                    workspace_permission?: ("workspace_admin" | "workspace_member" | "admin" | "editor") | null;
                    /** @description The same as `workspace_permission`, which takes precedence. */
                    seat_type?: ("workspace_admin" | "workspace_member") | null;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "idempotent-replayed": components["headers"]["idempotent-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-unknown_group-already_member_400-invalid_email-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            402: components["responses"]["402-no_free_seat"];
            403: components["responses"]["403-session_required-sensitive_action_verification_required-ip_not_allowed-email_not_verified-not_workspace_admin-support_session"];
            409: components["responses"]["409-request_in_progress-answer_not_kept"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    workspace_invites_createBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key for the request, up to 255 characters. A request that is repeated with the same key within 24 hours gets the first answer again and has no further effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The email addresses to invite. */
                    emails: string[];
                    /** @description Groups to add the people to. There are no groups yet, so any id is refused. */
                    group_ids?: string[] | null;
                    /** @description The role of the new members; editors when it is left out. */
                    workspace_permission?: ("workspace_admin" | "workspace_member" | "admin" | "editor") | null;
                    /** @description The same as `workspace_permission`, which takes precedence. */
                    seat_type?: ("workspace_admin" | "workspace_member") | null;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "idempotent-replayed": components["headers"]["idempotent-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-unknown_group-already_member_400-invalid_email-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            402: components["responses"]["402-no_free_seat"];
            403: components["responses"]["403-session_required-sensitive_action_verification_required-ip_not_allowed-email_not_verified-not_workspace_admin-support_session"];
            409: components["responses"]["409-request_in_progress-answer_not_kept"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    workspace_invites_listReceived: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The invitations. */
                        invites: components["schemas"]["ReceivedInvite"][];
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    workspace_invites_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code from the link in the invitation mail. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The name of the workspace. */
                        workspace_name: string;
                        /** @description The email address of the admin who invited. */
                        invited_by: string;
                        email: string;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            404: components["responses"]["404-invite_not_found"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    workspace_invites_accept: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code from the link in the invitation mail. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        /** @description The id of the workspace that the caller is in now. */
                        workspace_id: string;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            402: components["responses"]["402-no_free_seat_2"];
            403: components["responses"]["403-invite_email_mismatch-ip_not_allowed-email_not_verified-session_required-support_session"];
            404: components["responses"]["404-invite_not_found"];
            409: components["responses"]["409-already_member_409-owns_workspace_with_members-moved_already"];
            410: components["responses"]["410-invite_expired"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    workspace_invites_decline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code from the link in the invitation mail. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-invite_email_mismatch-ip_not_allowed-email_not_verified-session_required-support_session"];
            404: components["responses"]["404-invite_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    workspace_inviteLinks_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code from the link in the invitation mail. It ends with a signature that only the mail has, so it proves who reads the mailbox. */
                link_code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteLink"];
                };
            };
            400: components["responses"]["400-bad_request"];
            404: components["responses"]["404-invite_not_found"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    workspace_inviteLinks_getWelcome: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code from the link in the invitation mail. It ends with a signature that only the mail has, so it proves who reads the mailbox. */
                link_code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteWelcome"];
                };
            };
            400: components["responses"]["400-bad_request"];
            404: components["responses"]["404-invite_not_found"];
            410: components["responses"]["410-invite_ended"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    workspace_inviteLinks_request: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code from the link in the invitation mail. It ends with a signature that only the mail has, so it proves who reads the mailbox. */
                link_code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-invalid_token"];
            404: components["responses"]["404-invite_not_found"];
            409: components["responses"]["409-invite_still_open"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    workspace_getSeats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Members that the plan allows; 1000000 where there is no limit. */
                        max_seats: number;
                        /** @description Members that the workspace has. */
                        used_seats: number;
                        /** @description Invitations that are neither answered nor expired. */
                        pending_invites: number;
                        /** @description Members by their role. */
                        by_seat_type: {
                            /** @description Admins. */
                            workspace_admin: number;
                            /** @description Editors. */
                            workspace_member: number;
                            /** @description Always 0: there are no lite seats. */
                            workspace_lite_member: number;
                        };
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    workspace_members_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceMember"][];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    workspace_members_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    /** @description Whether the member is locked out. */
                    is_locked?: boolean | null;
                    /** @description The new role. */
                    workspace_role?: ("workspace_admin" | "workspace_member") | null;
                    /** @description The same as `workspace_role`, under its newer name. */
                    workspace_seat_type?: ("workspace_admin" | "workspace_member") | null;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-cannot_change_owner-cannot_lock_yourself-session_required-sensitive_action_verification_required-ip_not_allowed-email_not_verified-not_workspace_admin-support_session"];
            404: components["responses"]["404-member_not_found"];
            409: components["responses"]["409-last_operator"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    workspace_members_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-cannot_remove_owner-ip_not_allowed-email_not_verified-not_workspace_admin-support_session"];
            404: components["responses"]["404-member_not_found"];
            409: components["responses"]["409-owns_workspace_with_members-moved_already"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    workspace_leave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        /** @description The id of the workspace that the caller is in now. */
                        workspace_id: string;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            409: components["responses"]["409-own_workspace-owns_workspace_with_members-moved_already"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    apiKeys_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The caller's keys. */
                        api_keys: components["schemas"]["ApiKey"][];
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-api_key_restricted-ip_not_allowed-email_not_verified"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    apiKeys_listRequests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the key. */
                key_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The requests. */
                        requests: components["schemas"]["ApiKeyRequest"][];
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-api_key_restricted-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-api_key_not_found"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    apiKeys_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /**
                     * @description What the key may do: a list of permissions, or `all`.
                     * @default all
                     */
                    permissions?: "all" | ("text_to_speech" | "speech_to_speech" | "speech_to_text" | "models_read" | "models_write" | "voices_read" | "voices_write" | "speech_history_read" | "speech_history_write" | "sound_generation" | "audio_isolation" | "voice_generation" | "dubbing_read" | "dubbing_write" | "pronunciation_dictionaries_read" | "pronunciation_dictionaries_write" | "user_read" | "user_write" | "projects_read" | "projects_write" | "audio_native_read" | "audio_native_write" | "workspace_read" | "workspace_write" | "forced_alignment" | "convai_read" | "convai_write" | "music_generation" | "image_video_generation" | "flows" | "templates" | "add_voice_from_voice_library" | "create_instant_voice_clone" | "create_professional_voice_clone" | "publish_voice_to_voice_library" | "share_voice_externally" | "create_user_api_key" | "workspace_analytics_full_read" | "webhooks_write" | "service_account_write" | "group_members_manage" | "workspace_members_read" | "workspace_members_invite" | "workspace_members_remove" | "terms_of_service_accept" | "audit_log_read" | "conversation_privacy_manage" | "copy_resources_cross_workspace" | "synthid_detector")[];
                    /** @description Credits that the key may use in each billing period. Null or left out means no limit of its own. */
                    character_limit?: number | null;
                    /** @description IP addresses and networks that the key may be used from, such as `192.0.2.7` or `10.0.0.0/8`. Null or left out means anywhere. */
                    allowed_ips?: string[] | null;
                    /** @description When the key stops working, in Unix seconds. Null or left out means never. */
                    expires_at_unix?: number | null;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The secret. Store it safely: it cannot be shown again. */
                        xi_api_key: string;
                        /** @description The id of the key. */
                        key_id: string;
                    };
                };
            };
            400: components["responses"]["400-api_key_limit_reached-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-sensitive_action_verification_required-ip_not_allowed-email_not_verified-session_required-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    apiKeys_rotate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The id of the key. */
                    key_id: string;
                    /**
                     * @description Whether the former secret stays valid for another 24 hours. When false, it stops working at once, and so do single-use tokens made with it.
                     * @default true
                     */
                    keep_former?: boolean;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The new secret. Store it safely: it cannot be shown again. */
                        xi_api_key: string;
                        /** @description The id of the key. */
                        key_id: string;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-sensitive_action_verification_required-ip_not_allowed-email_not_verified-session_required-support_session"];
            404: components["responses"]["404-api_key_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    workspaces_apiKeys_disable: {
        parameters: {
            query: {
                /** @description Always `self`: a key can disable only itself. */
                api_key_name: "self";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-api_key_required-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    apiKeys_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The id of the key. */
                    key_id: string;
                    name?: string;
                    /** @description What the key may do: a list of permissions, or `all`. */
                    permissions?: "all" | ("text_to_speech" | "speech_to_speech" | "speech_to_text" | "models_read" | "models_write" | "voices_read" | "voices_write" | "speech_history_read" | "speech_history_write" | "sound_generation" | "audio_isolation" | "voice_generation" | "dubbing_read" | "dubbing_write" | "pronunciation_dictionaries_read" | "pronunciation_dictionaries_write" | "user_read" | "user_write" | "projects_read" | "projects_write" | "audio_native_read" | "audio_native_write" | "workspace_read" | "workspace_write" | "forced_alignment" | "convai_read" | "convai_write" | "music_generation" | "image_video_generation" | "flows" | "templates" | "add_voice_from_voice_library" | "create_instant_voice_clone" | "create_professional_voice_clone" | "publish_voice_to_voice_library" | "share_voice_externally" | "create_user_api_key" | "workspace_analytics_full_read" | "webhooks_write" | "service_account_write" | "group_members_manage" | "workspace_members_read" | "workspace_members_invite" | "workspace_members_remove" | "terms_of_service_accept" | "audit_log_read" | "conversation_privacy_manage" | "copy_resources_cross_workspace" | "synthid_detector")[];
                    /** @description Credits that the key may use in each billing period. Null removes the limit. */
                    character_limit?: number | null;
                    /** @description Whether the key works. */
                    is_enabled?: boolean;
                    /** @description IP addresses and networks that the key may be used from. Null allows any. */
                    allowed_ips?: string[] | null;
                    /** @description When the key stops working, in Unix seconds. Null means never. */
                    expires_at_unix?: number | null;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-support_session-sensitive_action_verification_required-ip_not_allowed-email_not_verified-session_required"];
            404: components["responses"]["404-api_key_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    apiKeys_delete: {
        parameters: {
            query?: {
                /** @description The id of the key. Required unless it is in the body. */
                key_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The id of the key. Required unless it is in the query. */
                    key_id?: string;
                } | null;
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required"];
            404: components["responses"]["404-api_key_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    tokens_singleUse_create: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What the token opens. Only `tts_websocket` has a WebSocket here so far. */
                token_type: "tts_websocket" | "ttd_websocket" | "realtime_scribe" | "batch_scribe";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The token, for the query parameter `single_use_token` of the WebSocket. */
                        token: string;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-support_session-ip_not_allowed-email_not_verified"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    auth_sendPasswordResetEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    /** @description Where the mailed link leads in the end: an address of this installation. */
                    continue_url?: string | null;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-invalid_continue_url-bad_request"];
            401: components["responses"]["401-invalid_token"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    auth_confirmPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code from the mailed link. */
                    action_code: string;
                    /** @description At least 8 characters, among them a letter, a digit and a special character. */
                    new_password: string;
                    /**
                     * @description Which API keys of the account are deleted: `all`, or the ids of some. Ids of other accounts are ignored.
                     * @default all
                     */
                    revoke_keys?: "all" | string[];
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-invalidActionCode-weak_password-bad_request"];
            401: components["responses"]["401-invalid_token"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    auth_checkActionCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code from the mailed link. */
                    action_code: string;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description What the code is for.
                         * @enum {string}
                         */
                        operation: "optOutOfUpdates" | "resetPassword" | "recoverEmail" | "verifyEmail" | "verifySignInRequest" | "changeEmail";
                        /** @description The email address that the code is about. */
                        email: string;
                        /** @description Whether `POST /v1/auth/verify-email` needs a password, because another browser made the sign-up. */
                        needs_password: boolean;
                        /** @description Whether `POST /v1/auth/verify-email` needs `accepts_terms`, because the sign-up has not accepted the terms and the privacy policy of the installation. */
                        needs_terms: boolean;
                        /** @description The API keys that a password reset can revoke; empty for any other code. */
                        api_keys: components["schemas"]["RevocableKey"][];
                    };
                };
            };
            400: components["responses"]["400-invalidActionCode-bad_request"];
            401: components["responses"]["401-invalid_token"];
            403: components["responses"]["403-cross_origin"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    security_verifyCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code from the mail. */
                    verification_code: string;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-invalid_verification_code-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    security_sendCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    security_email_requestChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The new address. */
                    new_email: string;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-email_unchanged-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-sensitive_action_verification_required-ip_not_allowed-email_not_verified-session_required-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    security_email_change: {
        parameters: {
            query: {
                /** @description The code from the mail. */
                verification_code: string;
                /** @description Whether the code is the one mailed to the former address, which takes the change back and ends every session. */
                is_reverting?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        /** @description The address that the account has now. */
                        email: string;
                    };
                };
            };
            400: components["responses"]["400-invalid_verification_code-bad_request"];
            401: components["responses"]["401-invalid_token"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    security_changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The password that the account has now. */
                    current_password: string;
                    /** @description At least 8 characters, among them a letter, a digit and a special character. */
                    new_password: string;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-wrong_password-weak_password-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-sensitive_action_verification_required-ip_not_allowed-email_not_verified-session_required-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    security_sessions_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The sessions. */
                        sessions: components["schemas"]["Session"][];
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    security_sessions_end: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the session, as `GET /v1/user/sessions` lists it. */
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-support_session-ip_not_allowed-email_not_verified-session_required"];
            404: components["responses"]["404-session_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    security_sessions_endOthers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    security_totp_begin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The secret in base32, for typing it into the app. */
                        secret: string;
                        /** @description The same secret as an `otpauth://` address. */
                        uri: string;
                        /** @description The same address as a QR code, an SVG document. */
                        qr_svg: string;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            409: components["responses"]["409-totp_already_enabled"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    security_totp_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The six digits that the app shows now. Spaces are ignored. */
                    code: string;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Always null: codes by text message are not available. */
                        sms_mfa_factor: components["schemas"]["MfaFactor"] | null;
                        /** @description The authenticator app; null if none is on. */
                        totp_mfa_factor: components["schemas"]["MfaFactor"] | null;
                        /** @description A code that replaces the app once, at a sign-in. Store it safely: it cannot be shown again. */
                        backup_code: string;
                    };
                };
            };
            400: components["responses"]["400-invalid_mfa_code_400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-sensitive_action_verification_required-ip_not_allowed-email_not_verified-session_required-support_session"];
            409: components["responses"]["409-totp_not_begun-totp_already_enabled"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    security_updateMfaFactors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description False turns the authenticator app off and deletes the backup code.
                     * @constant
                     */
                    totp_enabled?: false;
                    /**
                     * @description Accepted for compatibility; codes by text message are not available.
                     * @constant
                     */
                    sms_enabled?: false;
                } | null;
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Always null: codes by text message are not available. */
                        sms_mfa_factor: components["schemas"]["MfaFactor"] | null;
                        /** @description The authenticator app; null if none is on. */
                        totp_mfa_factor: components["schemas"]["MfaFactor"] | null;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-sensitive_action_verification_required-ip_not_allowed-email_not_verified-session_required-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    security_createBackupCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A code that replaces the authenticator app once, at a sign-in. Store it safely: it cannot be shown again. */
                        backup_code: string;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-sensitive_action_verification_required-ip_not_allowed-email_not_verified-session_required-support_session"];
            409: components["responses"]["409-no_second_factor"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    security_recordDeviceFingerprint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The fingerprint, as the client computes it. */
                    fingerprint: string;
                    /** @description An id that the client has given the browser. */
                    visitor_id?: string | null;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    supportAccess_verifyRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code from the mail. */
                    sign_in_request_verification_code: string;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        /** @description When the access ends, in Unix seconds. */
                        expires_at_unix: number;
                    };
                };
            };
            400: components["responses"]["400-invalid_verification_code-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    supportAccess_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The grants. */
                        grants: components["schemas"]["SupportGrant"][];
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    supportAccess_offer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description How long the access lasts, in hours.
                     * @default 24
                     */
                    hours?: number;
                    /**
                     * @description What the operators should look at.
                     * @default
                     */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportGrant"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-sensitive_action_verification_required-ip_not_allowed-email_not_verified-session_required-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    supportAccess_end: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the grant. */
                grant_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required"];
            404: components["responses"]["404-support_grant_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    supportAccess_listOpen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The grants. */
                        grants: {
                            /** @description The id of the grant. */
                            grant_id: string;
                            /**
                             * @description Whether access was only asked for, is open, or has ended.
                             * @enum {string}
                             */
                            state: "requested" | "active" | "ended";
                            /** @description Why access was asked for or given. */
                            reason: string;
                            /** @description The email address of the operator who asked; null if the user offered the access. */
                            requested_by: string | null;
                            /** @description When it was asked for or offered, in Unix seconds. */
                            requested_at_unix: number;
                            /** @description When the user granted it, in Unix seconds; null if they have not. */
                            granted_at_unix: number | null;
                            /** @description When the access ends, in Unix seconds; null if it was not granted. */
                            expires_at_unix: number | null;
                            /** @description When operators entered the account, in Unix seconds, newest first. */
                            entered_at_unix: number[];
                            email: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    supportAccess_request: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    /** @description Why access is needed. The user reads it in the mail. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    supportAccess_enter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the grant, as `GET /v1/operator/support-access` lists it. */
                grant_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            404: components["responses"]["404-support_grant_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    instance_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description True while there is no account at all. */
                        needs_set_up: boolean;
                        /** @description True while there is no operator, so that the set-up link of the first start still works. */
                        can_set_up: boolean;
                        /**
                         * @description Who may sign up: everybody, invited people, or nobody.
                         * @enum {string}
                         */
                        sign_up: "open" | "invite" | "closed";
                        /** @description The email domains that sign-up is open to; empty where it is open to all. */
                        sign_up_domains: string[];
                        /** @description What the installation is called; `Veery` where its operator has not named it. */
                        name: string;
                        /** @description The version of the server. */
                        version: string;
                        /** @description Address of the privacy policy; null if there is none. */
                        privacy_url: string | null;
                        /** @description Address of the terms of use; null if there are none. */
                        terms_url: string | null;
                        /** @description Whether the installation collects statistics. If not, nobody is asked for consent. */
                        has_analytics: boolean;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    auth_signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    /** @description The password of the account. */
                    password: string;
                    /** @description The six digits of the authenticator app, for an account with a second factor. Without them or `backup_code` the answer is 401 `mfa_required`. */
                    mfa_code?: string | null;
                    /** @description The backup code in place of `mfa_code`. It works once. */
                    backup_code?: string | null;
                    /** @description A code of `POST /v1/user/prepare-internal-verification`. It proves that its bearer has just read a mail to this address, so wrong passwords that strangers tried do not delay the sign-in. Any attempt uses it up. */
                    internal_code?: string | null;
                    /** @description Whether a member whom an admin has locked out takes a session in which they can only leave the workspace, download their data and delete their account. Otherwise they are refused. */
                    accepts_locked_session?: boolean;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "set-cookie": components["headers"]["set-cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-invalid_credentials-mfa_required-invalid_mfa_code_401-invalid_token"];
            403: components["responses"]["403-account_disabled_403"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    auth_refresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "set-cookie": components["headers"]["set-cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-invalid_refresh_token-invalid_refresh_token_2-invalid_token"];
            403: components["responses"]["403-cross_origin"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    auth_signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Whether to end every session of the account. */
                    all?: boolean;
                } | null;
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "set-cookie": components["headers"]["set-cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-invalid_token"];
            403: components["responses"]["403-cross_origin"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    auth_prepareInternalVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    /** @description The code from the mailed link. */
                    verification_code: string;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        /** @description The new code, for `POST /v1/auth/sign-in`. */
                        internal_code: string;
                    };
                };
            };
            400: components["responses"]["400-invalid_verification_code-bad_request"];
            401: components["responses"]["401-invalid_token"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    workspace_findSsoProvider: {
        parameters: {
            query: {
                email: string;
                /** @description The code of an invitation to a workspace. */
                invite_code?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The id of the provider; null if there is none. */
                        provider_id: string | null;
                        /** @description Whether the address must sign in with the provider. */
                        sso_required: boolean;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    workspace_identityProviders_list: {
        parameters: {
            query?: {
                /** @description The code of an invitation to a workspace. */
                invite_code?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The id of the provider. */
                        identity_provider_id: string;
                        /**
                         * @description The protocol of the provider.
                         * @enum {string}
                         */
                        type: "saml" | "oidc";
                        /** @description The name of the provider, for people. */
                        display_name: string;
                        /** @description The entity id of a SAML provider. */
                        identity_provider_entity_id?: string;
                        /** @description The client id at an OpenID Connect provider. */
                        client_id?: string;
                        /** @description Where the sign-in begins. */
                        sign_in_url: string;
                    }[];
                };
            };
            400: components["responses"]["400-bad_request"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    auth_setUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code from the printed link. */
                    setup_code: string;
                    email: string;
                    /** @description The password of the new account. */
                    password: string;
                    first_name?: string;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "set-cookie": components["headers"]["set-cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["400-invalidActionCode-weak_password-bad_request"];
            401: components["responses"]["401-invalid_token"];
            409: components["responses"]["409-already_set_up-email_taken"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    auth_getBotCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotCheck"];
                };
            };
            400: components["responses"]["400-bad_request"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    auth_preSignUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    /** @description What the visitor agrees to. */
                    account_metadata: {
                        /** @description Whether product updates may be mailed. The decision is recorded with its time and address. */
                        agrees_to_product_updates?: boolean;
                        /** @description Where the user says they are. */
                        geo_location?: {
                            /** @description An ISO 3166-1 country code in capitals; null if it is not known. */
                            country?: string | null;
                            /** @description The subdivision of the country by ISO 3166-2, without the country's code, in capitals; null if it is not known. */
                            region?: string | null;
                            /** @description The name of the city; null if it is not known. */
                            city?: string | null;
                        } | null;
                        /** @description Whether the user accepts the terms of use and the privacy policy of the installation. Required where `GET /v1/instance` names one of them. False refuses the sign-up. */
                        accepts_terms?: boolean;
                    };
                    /** @description The solved challenge as base64-encoded JSON, or the token of the provider. */
                    recaptcha_token?: string | null;
                    /** @description An id of the partner through whom the visitor came. It is kept with the account and has no other effect. */
                    pid?: string | null;
                    /** @description A further id of that partner. It is kept with the account and has no other effect. */
                    xid?: string | null;
                    /** @description Accepted for compatibility; it has no effect. */
                    gcp_marketplace_jwt?: string | null;
                    /** @description The code of an invitation to a workspace. An installation that takes new accounts by invitation only requires it. */
                    invite_code?: string | null;
                    /** @description The code in the referral link through which the visitor came. */
                    referral_code?: string | null;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "set-cookie": components["headers"]["set-cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-invalid_email-terms_not_accepted-recaptcha_failed-bad_request"];
            401: components["responses"]["401-invalid_token"];
            403: components["responses"]["403-sign_ups_disabled-sign_up_domain_refused-cross_origin"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-bot_check_unavailable-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    auth_signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    /** @description The password of the new account. */
                    password: string;
                    /** @description What the visitor agrees to. What is left out is taken from `POST /v1/user/pre-sign-up`, if the request has its cookie. */
                    account_metadata?: {
                        /** @description Whether product updates may be mailed. The decision is recorded with its time and address. */
                        agrees_to_product_updates?: boolean;
                        /** @description Where the user says they are. */
                        geo_location?: {
                            /** @description An ISO 3166-1 country code in capitals; null if it is not known. */
                            country?: string | null;
                            /** @description The subdivision of the country by ISO 3166-2, without the country's code, in capitals; null if it is not known. */
                            region?: string | null;
                            /** @description The name of the city; null if it is not known. */
                            city?: string | null;
                        } | null;
                        /** @description Whether the user accepts the terms of use and the privacy policy of the installation. Required where `GET /v1/instance` names one of them. False refuses the sign-up. */
                        accepts_terms?: boolean;
                    };
                    /** @description The solved challenge as base64-encoded JSON, or the token of the provider. Not needed within 15 minutes of `POST /v1/user/pre-sign-up`, with its cookie. */
                    recaptcha_token?: string | null;
                    /** @description Where the mailed link leads in the end: an address of this installation. */
                    continue_url?: string | null;
                    /** @description An id of the partner through whom the visitor came. It is kept with the account and has no other effect. */
                    pid?: string | null;
                    /** @description A further id of that partner. It is kept with the account and has no other effect. */
                    xid?: string | null;
                    /** @description Accepted for compatibility; it has no effect. */
                    gcp_marketplace_jwt?: string | null;
                    /** @description The code of an invitation to a workspace. An installation that takes new accounts by invitation only requires it. */
                    invite_code?: string | null;
                    /** @description The code in the referral link through which the visitor came. */
                    referral_code?: string | null;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "set-cookie": components["headers"]["set-cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always `verification_sent`.
                         * @constant
                         */
                        status: "verification_sent";
                    };
                };
            };
            400: components["responses"]["400-invalid_email-invalid_continue_url-terms_not_accepted-weak_password-recaptcha_failed-bad_request"];
            401: components["responses"]["401-invalid_token"];
            403: components["responses"]["403-sign_ups_disabled-sign_up_domain_refused-cross_origin"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["422-terms_required"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-bot_check_unavailable-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    auth_join: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code from the link in the invitation mail. It ends with a signature that only the mail has, so it proves who reads the mailbox. */
                    link_code: string;
                    /** @description The password of the new account. */
                    password: string;
                    /** @description What the user agrees to. */
                    account_metadata?: {
                        /** @description Whether product updates may be mailed. The decision is recorded with its time and address. */
                        agrees_to_product_updates?: boolean;
                        /** @description Where the user says they are. */
                        geo_location?: {
                            /** @description An ISO 3166-1 country code in capitals; null if it is not known. */
                            country?: string | null;
                            /** @description The subdivision of the country by ISO 3166-2, without the country's code, in capitals; null if it is not known. */
                            region?: string | null;
                            /** @description The name of the city; null if it is not known. */
                            city?: string | null;
                        } | null;
                        /** @description Whether the user accepts the terms of use and the privacy policy of the installation. Required where `GET /v1/instance` names one of them. False refuses the sign-up. */
                        accepts_terms?: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "set-cookie": components["headers"]["set-cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["400-terms_not_accepted-weak_password-bad_request"];
            401: components["responses"]["401-invalid_token"];
            402: components["responses"]["402-no_free_seat_2"];
            403: components["responses"]["403-sign_ups_disabled"];
            404: components["responses"]["404-invite_not_found"];
            409: components["responses"]["409-invite_needs_sign_in-owns_workspace_with_members"];
            410: components["responses"]["410-invite_ended-invite_expired"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["422-terms_required"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    user_finishRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description An id of the partner. */
                    pid?: string | null;
                    /** @description A further id of the partner. */
                    xid?: string | null;
                    /** @description Accepted for compatibility; it has no effect. */
                    gcp_marketplace_jwt?: string | null;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        /** @description The id of the user. */
                        user_id: string;
                        /** @description The id of the workspace. */
                        workspace_id: string;
                        /** @description True during the first 24 hours, and until the onboarding is completed. */
                        is_new_user: boolean;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    auth_sendVerificationEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    /** @description Where the mailed link leads in the end: an address of this installation. */
                    continue_url?: string | null;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-invalid_continue_url-bad_request"];
            401: components["responses"]["401-invalid_token"];
            403: components["responses"]["403-cross_origin"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    auth_verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code from the mailed link. */
                    action_code: string;
                    /** @description The password of the account; required where `POST /v1/auth/action-code/check` says `needs_password`. */
                    password?: string;
                    /** @description What the user agrees to. It counts where the sign-up was made in another browser; in its own, `accepts_terms` counts where `POST /v1/auth/action-code/check` says `needs_terms`. */
                    account_metadata?: {
                        /** @description Whether product updates may be mailed. The decision is recorded with its time and address. */
                        agrees_to_product_updates?: boolean;
                        /** @description Where the user says they are. */
                        geo_location?: {
                            /** @description An ISO 3166-1 country code in capitals; null if it is not known. */
                            country?: string | null;
                            /** @description The subdivision of the country by ISO 3166-2, without the country's code, in capitals; null if it is not known. */
                            region?: string | null;
                            /** @description The name of the city; null if it is not known. */
                            city?: string | null;
                        } | null;
                        /** @description Whether the user accepts the terms of use and the privacy policy of the installation. Required where `GET /v1/instance` names one of them. False refuses the sign-up. */
                        accepts_terms?: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "set-cookie": components["headers"]["set-cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-invalidActionCode-password_required-weak_password-terms_not_accepted-bad_request"];
            401: components["responses"]["401-invalid_token"];
            403: components["responses"]["403-cross_origin"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["422-terms_required"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    history_getShareLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a history item, as `GET /v1/history` lists it. */
                history_item_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareLink"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-sharing_not_allowed-share_taken_down-ip_not_allowed-email_not_verified-support_session"];
            404: components["responses"]["404-history_item_not_found"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    history_deleteShareLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a history item, as `GET /v1/history` lists it. */
                history_item_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-support_session"];
            404: components["responses"]["404-history_item_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    history_updateShareLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a history item, as `GET /v1/history` lists it. */
                history_item_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether the page offers the audio file. */
                    allow_download: boolean;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareLink"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-support_session"];
            404: components["responses"]["404-history_item_not_found-share_link_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    share_getPage: {
        parameters: {
            query?: {
                /** @description `json` returns the data of the page. */
                format?: "html" | "json";
                /** @description The colours; those of the system by default. */
                theme?: "light" | "dark";
            };
            header?: never;
            path: {
                /** @description The last part of the `share_link`. */
                share_link_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole file. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "accept-ranges": components["headers"]["accept-ranges"];
                    "cache-control": components["headers"]["cache-control"];
                    "content-disposition": components["headers"]["content-disposition"];
                    "content-length": components["headers"]["content-length"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html; charset=utf-8": string;
                    "application/json": string;
                };
            };
            /** @description The part that `range` asks for. */
            206: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "accept-ranges": components["headers"]["accept-ranges"];
                    "cache-control": components["headers"]["cache-control"];
                    "content-disposition": components["headers"]["content-disposition"];
                    "content-length": components["headers"]["content-length"];
                    "content-range": components["headers"]["content-range"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html; charset=utf-8": string;
                    "application/json": string;
                };
            };
            /** @description The file has not changed since the version that `if-none-match` names. */
            304: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-bad_request"];
            404: components["responses"]["404-share_link_not_found"];
            410: components["responses"]["410-share_link_removed-share_link_taken_down"];
            416: components["responses"]["416-range_not_satisfiable"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-system_busy-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    share_getEmbed: {
        parameters: {
            query?: {
                /** @description The colours; those of the system by default. */
                theme?: "light" | "dark";
            };
            header?: never;
            path: {
                /** @description The last part of the `share_link`. */
                share_link_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole file. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "accept-ranges": components["headers"]["accept-ranges"];
                    "cache-control": components["headers"]["cache-control"];
                    "content-disposition": components["headers"]["content-disposition"];
                    "content-length": components["headers"]["content-length"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html; charset=utf-8": string;
                };
            };
            /** @description The part that `range` asks for. */
            206: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "accept-ranges": components["headers"]["accept-ranges"];
                    "cache-control": components["headers"]["cache-control"];
                    "content-disposition": components["headers"]["content-disposition"];
                    "content-length": components["headers"]["content-length"];
                    "content-range": components["headers"]["content-range"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html; charset=utf-8": string;
                };
            };
            /** @description The file has not changed since the version that `if-none-match` names. */
            304: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-bad_request"];
            404: components["responses"]["404-share_link_not_found"];
            410: components["responses"]["410-share_link_removed-share_link_taken_down"];
            416: components["responses"]["416-range_not_satisfiable"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-system_busy-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    share_getAudio: {
        parameters: {
            query?: {
                /** @description Asks for a file to save instead of one to play. */
                download?: boolean;
            };
            header?: never;
            path: {
                /** @description The last part of the `share_link`. */
                share_link_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole file. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "accept-ranges": components["headers"]["accept-ranges"];
                    "cache-control": components["headers"]["cache-control"];
                    "content-disposition": components["headers"]["content-disposition"];
                    "content-length": components["headers"]["content-length"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "audio/mpeg": string;
                    "audio/pcm": string;
                    "audio/wav": string;
                    "audio/basic": string;
                    "audio/x-alaw-basic": string;
                    "audio/ogg": string;
                };
            };
            /** @description The part that `range` asks for. */
            206: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "accept-ranges": components["headers"]["accept-ranges"];
                    "cache-control": components["headers"]["cache-control"];
                    "content-disposition": components["headers"]["content-disposition"];
                    "content-length": components["headers"]["content-length"];
                    "content-range": components["headers"]["content-range"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "audio/mpeg": string;
                    "audio/pcm": string;
                    "audio/wav": string;
                    "audio/basic": string;
                    "audio/x-alaw-basic": string;
                    "audio/ogg": string;
                };
            };
            /** @description The file has not changed since the version that `if-none-match` names. */
            304: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-bad_request"];
            403: components["responses"]["403-download_not_allowed"];
            404: components["responses"]["404-share_link_not_found"];
            410: components["responses"]["410-share_link_removed-share_link_taken_down-shared_audio_missing"];
            416: components["responses"]["416-range_not_satisfiable"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    share_getImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The last part of the `share_link`. */
                share_link_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole file. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "accept-ranges": components["headers"]["accept-ranges"];
                    "cache-control": components["headers"]["cache-control"];
                    "content-disposition": components["headers"]["content-disposition"];
                    "content-length": components["headers"]["content-length"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description The part that `range` asks for. */
            206: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "accept-ranges": components["headers"]["accept-ranges"];
                    "cache-control": components["headers"]["cache-control"];
                    "content-disposition": components["headers"]["content-disposition"];
                    "content-length": components["headers"]["content-length"];
                    "content-range": components["headers"]["content-range"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description The file has not changed since the version that `if-none-match` names. */
            304: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-bad_request"];
            404: components["responses"]["404-share_link_not_found"];
            410: components["responses"]["410-share_link_removed-share_link_taken_down"];
            416: components["responses"]["416-range_not_satisfiable"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-system_busy-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    share_getOembed: {
        parameters: {
            query: {
                /** @description The address of a shared page. */
                url: string;
                /** @description JSON is the only format. */
                format?: "json";
                /** @description The greatest width that fits, in pixels. */
                maxwidth?: number;
                /** @description The greatest height that fits, in pixels. */
                maxheight?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The version of oEmbed.
                         * @constant
                         */
                        version: "1.0";
                        /**
                         * @description The answer is HTML to be inserted.
                         * @constant
                         */
                        type: "rich";
                        /** @description The first words of the text. */
                        title: string;
                        /** @description The public name of the person who shares it, if they chose one. */
                        author_name?: string;
                        /** @description The name of the installation. */
                        provider_name: string;
                        /** @description The address of the installation. */
                        provider_url: string;
                        /** @description For how many seconds the answer may be kept. */
                        cache_age: number;
                        /** @description The address of the picture. */
                        thumbnail_url: string;
                        /** @description The width of the picture in pixels. */
                        thumbnail_width: number;
                        /** @description The height of the picture in pixels. */
                        thumbnail_height: number;
                        /** @description A frame with the player. */
                        html: string;
                        /** @description The width of the frame in pixels. */
                        width: number;
                        /** @description The height of the frame in pixels. */
                        height: number;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            404: components["responses"]["404-not_a_share_link-share_link_not_found"];
            410: components["responses"]["410-share_link_removed-share_link_taken_down"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    share_report: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The last part of the `share_link`. */
                share_link_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What is wrong.
                     * @enum {string}
                     */
                    reason: "voice_without_consent" | "impersonation" | "harassment" | "sexual" | "copyright" | "spam" | "other";
                    /**
                     * @description What the operators should know.
                     * @default
                     */
                    text?: string;
                    /** @description The solution of `GET /v1/auth/bot-check`. */
                    recaptcha_token?: string | null;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-recaptcha_failed-bad_request"];
            401: components["responses"]["401-invalid_token"];
            404: components["responses"]["404-share_link_not_found"];
            410: components["responses"]["410-share_link_removed-share_link_taken_down"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-bot_check_unavailable-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_listShareReports: {
        parameters: {
            query?: {
                /** @description When true, only reports that nobody has decided. */
                open?: boolean;
                /** @description `next_cursor` of the page before; the first page when it is left out. */
                cursor?: string;
                /** @description Reports per page. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The reports of this page. */
                        reports: components["schemas"]["ShareReport"][];
                        /** @description How many reports nobody has decided. */
                        open_count: number;
                        /** @description Where the next page starts; null on the last one. */
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_decideShareReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the report. */
                share_report_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What happens to the page.
                     * @enum {string}
                     */
                    decision: "taken_down" | "dismissed";
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            404: components["responses"]["404-share_report_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    history_generateVideo: {
        parameters: {
            query?: {
                /** @description `colour` takes the colours of the voice, `light` is white, `dark` is black. `color` means `colour`. */
                theme?: "colour" | "light" | "dark" | "color";
                /** @description Veery only. `landscape` is 1280 pixels wide and 720 high, `portrait` the other way round. */
                orientation?: "landscape" | "portrait";
                /** @description Veery only. When false, the answer comes at once, and `video_url` is null until the job is done. */
                wait?: boolean;
            };
            header?: never;
            path: {
                /** @description The id of a history item, as `GET /v1/history` lists it. */
                history_item_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Where to download the video. It needs the same credentials as this call. Null while it is being made. */
                        video_url: string | null;
                        /** @description Veery only. The id of the job that makes the video, or has made it. */
                        job_id: string;
                    };
                };
            };
            400: components["responses"]["400-not_text_to_speech_item-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-sharing_not_allowed-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-history_item_not_found"];
            409: components["responses"]["409-file_quota_exceeded-video_cancelled"];
            410: components["responses"]["410-audio_missing"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_jobs-rate_limit_exceeded"];
            500: components["responses"]["500-video_failed-job_failed-internal_error"];
            503: components["responses"]["503-ffmpeg_missing-system_busy-database_unavailable"];
            504: components["responses"]["504-video_timed_out"];
            507: components["responses"]["507-storage_full"];
        };
    };
    history_generateVideoPreviewImage: {
        parameters: {
            query?: {
                /** @description `colour` takes the colours of the voice, `light` is white, `dark` is black. `color` means `colour`. */
                theme?: "colour" | "light" | "dark" | "color";
                /** @description Veery only. `landscape` is 1280 pixels wide and 720 high, `portrait` the other way round. */
                orientation?: "landscape" | "portrait";
            };
            header?: never;
            path: {
                /** @description The id of a history item, as `GET /v1/history` lists it. */
                history_item_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole file. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "accept-ranges": components["headers"]["accept-ranges"];
                    "cache-control": components["headers"]["cache-control"];
                    "content-disposition": components["headers"]["content-disposition"];
                    "content-length": components["headers"]["content-length"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            /** @description The part that `range` asks for. */
            206: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "accept-ranges": components["headers"]["accept-ranges"];
                    "cache-control": components["headers"]["cache-control"];
                    "content-disposition": components["headers"]["content-disposition"];
                    "content-length": components["headers"]["content-length"];
                    "content-range": components["headers"]["content-range"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            /** @description The file has not changed since the version that `if-none-match` names. */
            304: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-not_text_to_speech_item-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-sharing_not_allowed-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-history_item_not_found"];
            410: components["responses"]["410-audio_missing"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            416: components["responses"]["416-range_not_satisfiable"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-video_failed-internal_error"];
            503: components["responses"]["503-ffmpeg_missing-system_busy-database_unavailable"];
            504: components["responses"]["504-video_timed_out"];
            507: components["responses"]["507-storage_full"];
        };
    };
    onboarding_checklist_begin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnboardingChecklist"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    onboarding_checklist_completeItem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The item to complete. */
                    item_id?: string;
                    /** @description The same as `item_id`. */
                    onboarding_checklist_item_id?: string;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnboardingChecklist"];
                };
            };
            400: components["responses"]["400-unknown_item-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    onboarding_checklist_hide: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnboardingChecklist"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    onboarding_checklist_complete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnboardingChecklist"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    onboarding_completeSurvey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    first_name?: string | null;
                    /** @description The user's occupation. */
                    role?: string | null;
                    /** @description The occupation in more detail. */
                    subrole?: string | null;
                    /** @description The time zone, as an IANA name such as `Europe/Berlin`. */
                    timezone?: string | null;
                    /** @description How the user found the product. */
                    source?: string | null;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    user_get: {
        parameters: {
            query?: {
                /** @description Whether to add the fields of the web app. */
                extended?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    user_optOutOfUpdates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The key from the link in the mail. */
                    opt_out_updates_key: string;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-invalid_key-bad_request"];
            401: components["responses"]["401-invalid_token"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    user_updateMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What to change. */
                    account_metadata: {
                        /** @description Whether product updates may be mailed. The decision is recorded with its time and address. */
                        agrees_to_product_updates?: boolean;
                        /** @description Where the user says they are. */
                        geo_location?: {
                            /** @description An ISO 3166-1 country code in capitals; null if it is not known. */
                            country?: string | null;
                            /** @description The subdivision of the country by ISO 3166-2, without the country's code, in capitals; null if it is not known. */
                            region?: string | null;
                            /** @description The name of the city; null if it is not known. */
                            city?: string | null;
                        } | null;
                        /** @description Whether the user accepts the terms of use and the privacy policy of the installation. Required where `GET /v1/instance` names one of them. False refuses the sign-up. */
                        accepts_terms?: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-session_required-ip_not_allowed-email_not_verified-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    user_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether generations may go on once the credits are used up. */
                    allowed_to_extend_character_limit?: boolean;
                    /** @description Credits that may be used beyond those of the plan. */
                    max_character_limit_extension?: number | null;
                    /** @description Whether the user refuses the sale and sharing of personal data. It also stops statistics about them. */
                    ccpa_opt_out?: boolean;
                    /** @description The same as `ccpa_opt_out`. */
                    optOutCCPA?: boolean;
                    first_name?: string;
                    /** @description The language of the interface as a language tag, such as `en`; null follows the browser. */
                    locale?: string | null;
                    /** @description The theme of the interface; null follows the browser. */
                    theme?: ("light" | "dark" | "system") | null;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-can_not_extend_limit-session_required-ip_not_allowed-email_not_verified-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    user_updatePublicUserName: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The new name: 1 to 50 characters, without control characters and invisible marks. */
                    public_user_name: string;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        /** @description The name as it was stored, without surrounding space. */
                        public_user_name: string;
                        /** @description The id under which other people see the user. */
                        public_user_id: string;
                    };
                };
            };
            400: components["responses"]["400-invalid_public_user_name-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    user_dismissModerationWarning: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    user_alphaAccess_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the user may use unfinished features. */
                        has_alpha_access: boolean;
                        /** @description Whether the user has asked for them. */
                        requested: boolean;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    user_alphaAccess_request: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description What the user would like to do with them. */
                    reason?: string;
                } | null;
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    user_getReferralLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The address of the sign-up page with the user's code. */
                        referral_link: string;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    user_getRand: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description At least 0 and less than 1. */
                        rand: number;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    user_generateName: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description What the thing is like. Words of it may appear in the name. */
                    description?: string;
                    /**
                     * @description What the name is for; a voice when it is left out.
                     * @enum {string}
                     */
                    kind?: "voice" | "agent" | "api_key";
                } | null;
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_outbox_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The mails. */
                        messages: components["schemas"]["OutboxMessage"][];
                        /** @description Whether the installation can be reached from other machines, which makes mail kept here a risk. */
                        is_exposed: boolean;
                        /** @description Whether a mail server is configured. If not, mail is kept here; on a loopback address it can be read and passed on by hand. */
                        has_mail_server: boolean;
                        /** @description What is wrong with the mail server, as far as it is known; null if nothing is. */
                        mail_server_problem: string | null;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_outbox_send: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the mail, as `GET /v1/operator/outbox` lists it. */
                message_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            404: components["responses"]["404-message_not_found"];
            409: components["responses"]["409-no_mail_server"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_outbox_sendTest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_sendProductUpdate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key for the request, up to 255 characters. A request that is repeated with the same key within 24 hours gets the first answer again and has no further effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The subject of the mail. */
                    subject: string;
                    /** @description The text of the mail, one entry per paragraph. */
                    paragraphs: string[];
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "idempotent-replayed": components["headers"]["idempotent-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        /** @description How many users are mailed. */
                        recipients: number;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            409: components["responses"]["409-request_in_progress-answer_not_kept"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_listEngineModels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EngineModels"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_installEngineModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of an entry of the catalog, as `GET /v1/operator/models` lists it. */
                catalog_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelInstall"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            404: components["responses"]["404-catalog_model_not_found"];
            409: components["responses"]["409-model_is_installed-model_install_under_way"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-model_too_large-storage_full"];
        };
    };
    operator_installEngineModelFromAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uri
                     * @description The address of the archive.
                     */
                    url: string;
                    /** @description The SHA-256 of the archive in hexadecimal, if its publisher tells one. */
                    sha256?: string;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelInstall"];
                };
            };
            400: components["responses"]["400-model_address_refused-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            409: components["responses"]["409-model_install_under_way"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_installEngineModelFromFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description A file of up to 8589934592 bytes, of the type application/x-tar, application/gzip, application/x-bzip2, application/zip.
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelInstall"];
                };
            };
            400: components["responses"]["400-bad_request-malformed_form-malformed_field-invalid_field_name-empty_file"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            408: components["responses"]["408-request_stalled"];
            409: components["responses"]["409-model_install_under_way-upload_expired"];
            413: components["responses"]["413-request_too_large-form_too_large-too_many_parts-field_too_large-file_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded-too_many_uploads"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full-insufficient_storage"];
        };
    };
    operator_pauseModelInstall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of an installation, as `GET /v1/operator/models` lists it. */
                install_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelInstall"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            404: components["responses"]["404-model_install_not_found"];
            409: components["responses"]["409-model_install_state"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_resumeModelInstall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of an installation, as `GET /v1/operator/models` lists it. */
                install_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelInstall"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            404: components["responses"]["404-model_install_not_found"];
            409: components["responses"]["409-model_install_state"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-model_too_large-storage_full"];
        };
    };
    operator_cancelModelInstall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of an installation, as `GET /v1/operator/models` lists it. */
                install_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            404: components["responses"]["404-model_install_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_checkEngineModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of an installed model, as `GET /v1/operator/models` lists it. */
                model_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What is wrong, in English; empty if all is well. */
                        problems: string[];
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            404: components["responses"]["404-engine_model_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_testEngineModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of an installed model, as `GET /v1/operator/models` lists it. */
                model_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What it speaks; a sentence in the model's language if it is left out. */
                    text?: string;
                    /**
                     * @description Which of its voices speaks, by its place among them.
                     * @default 0
                     */
                    speaker?: number;
                };
            };
        };
        responses: {
            /** @description The whole file. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "accept-ranges": components["headers"]["accept-ranges"];
                    "cache-control": components["headers"]["cache-control"];
                    "content-disposition": components["headers"]["content-disposition"];
                    "content-length": components["headers"]["content-length"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "audio/mpeg": string;
                };
            };
            /** @description The part that `range` asks for. */
            206: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "accept-ranges": components["headers"]["accept-ranges"];
                    "cache-control": components["headers"]["cache-control"];
                    "content-disposition": components["headers"]["content-disposition"];
                    "content-length": components["headers"]["content-length"];
                    "content-range": components["headers"]["content-range"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "audio/mpeg": string;
                };
            };
            /** @description The file has not changed since the version that `if-none-match` names. */
            304: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            404: components["responses"]["404-engine_model_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            416: components["responses"]["416-range_not_satisfiable"];
            422: components["responses"]["422-model_test_failed"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_removeEngineModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of an installed model, as `GET /v1/operator/models` lists it. */
                model_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            404: components["responses"]["404-engine_model_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_measureMachine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelMachine"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_getOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The version of this installation. */
                        version: string;
                        /** @description The version of Node that runs it. */
                        node_version: string;
                        /** @description When the server was started, in Unix seconds. */
                        started_at_unix: number;
                        /** @description The address that people open. */
                        public_url: string;
                        /** @description When the checks last ran, in Unix seconds; null before that. */
                        checked_at_unix: number | null;
                        /** @description How many findings of the last checks need somebody. */
                        problems: number;
                        /** @description The disk of the data folder. */
                        disk: {
                            /** @description The size of the disk that holds the data folder. */
                            total_bytes: number;
                            /** @description How much of it is free. */
                            free_bytes: number;
                            /** @description How much stays free: with less, nothing that writes a file begins. */
                            min_free_bytes: number;
                        };
                        /** @description The memory of the server. */
                        memory: {
                            /** @description The memory of the machine, or what this server may use of it. */
                            total_bytes: number;
                            /** @description How much of it is free. */
                            free_bytes: number;
                            /** @description What the process of the server holds. */
                            used_by_server_bytes: number;
                        };
                        /** @description The engines that are ready; empty while they start. */
                        engines: {
                            /** @description The name of the engine. */
                            engine: string;
                            /** @description Its name and version, for people. */
                            version: string;
                            /** @description How many languages it speaks. */
                            languages: number;
                            /** @description How many voices it has. */
                            voices: number;
                            /** @description How many workers speak at a time, at most. */
                            workers: number;
                        }[];
                        /**
                         * @description Whether the engines speak.
                         * @enum {string}
                         */
                        engine_state: "ready" | "starting" | "failed";
                        /** @description The jobs of all workspaces. */
                        queue: {
                            /** @description Jobs that run. */
                            running: number;
                            /** @description Jobs that wait. */
                            waiting: number;
                            /** @description How long the oldest waiting job has waited; 0 if none waits. */
                            longest_wait_seconds: number;
                        };
                        /** @description The mail of today, and what waits. */
                        mail: {
                            /** @description Whether a mail server is configured. */
                            has_server: boolean;
                            /** @description What is wrong with the mail server; null if nothing is known. */
                            problem: string | null;
                            /** @description Mails that the mail server has taken today. */
                            delivered_today: number;
                            /** @description Mails that were given up today. */
                            failed_today: number;
                            /** @description Mails that wait for the mail server, or for an operator who passes them on. */
                            waiting: number;
                        };
                        /** @description The backups of this installation. */
                        backups: {
                            /** @description Whether the server makes a backup every day. */
                            is_scheduled: boolean;
                            /** @description Where the server writes its backups to. */
                            folder: string;
                            /** @description When the next one is due, in Unix seconds; null without a schedule. */
                            next_at_unix: number | null;
                            /** @description When the one that is being made was begun, in Unix seconds; null if none is. */
                            running_since_unix: number | null;
                            /** @description The last backup, of the schedule or of the command line; null if none was made yet. */
                            last: {
                                /** @description When it was made, in Unix seconds. */
                                made_at_unix: number;
                                /** @description Where it was written to. */
                                file: string;
                                /** @description The size of the archive. */
                                bytes: number;
                            } | null;
                            /** @description The last failure; null when a later backup succeeded. */
                            failure: {
                                /** @description When it was begun, in Unix seconds. */
                                at_unix: number;
                                /**
                                 * @description Why it failed.
                                 * @enum {string}
                                 */
                                reason: "storage_full" | "folder_unusable" | "failed";
                            } | null;
                        };
                        /** @description What was spoken today, in all workspaces. */
                        speech: {
                            /** @description Characters that were spoken today. */
                            characters_today: number;
                            /** @description The median time to the first sound; null before the first speech. */
                            first_sound_ms: number | null;
                        };
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_getChecks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstallationChecks"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_runChecks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstallationChecks"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_startRepair: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The id of the job. */
                        job_id: string;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            409: components["responses"]["409-repair_under_way"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_listBackups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Where the server keeps its backups. */
                        folder: string;
                        /** @description The backups that are whole. */
                        backups: components["schemas"]["InstallationBackup"][];
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_backUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_downloadBackup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of a backup, as `GET /v1/operator/backups` lists it. */
                backup: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole file. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "accept-ranges": components["headers"]["accept-ranges"];
                    "cache-control": components["headers"]["cache-control"];
                    "content-disposition": components["headers"]["content-disposition"];
                    "content-length": components["headers"]["content-length"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/gzip": string;
                    "application/octet-stream": string;
                };
            };
            /** @description The part that `range` asks for. */
            206: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "accept-ranges": components["headers"]["accept-ranges"];
                    "cache-control": components["headers"]["cache-control"];
                    "content-disposition": components["headers"]["content-disposition"];
                    "content-length": components["headers"]["content-length"];
                    "content-range": components["headers"]["content-range"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/gzip": string;
                    "application/octet-stream": string;
                };
            };
            /** @description The file has not changed since the version that `if-none-match` names. */
            304: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-sensitive_action_verification_required-ip_not_allowed-email_not_verified-session_required-not_operator-support_session-cross_origin"];
            404: components["responses"]["404-backup_not_found"];
            416: components["responses"]["416-range_not_satisfiable"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_listJobs: {
        parameters: {
            query?: {
                /** @description Only jobs in this state; `unfinished` are those that wait or run. */
                state?: "unfinished" | "done" | "failed" | "cancelled";
                /** @description `next_cursor` of the page before; the first page when it is left out. */
                cursor?: string;
                /** @description Entries per page. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The jobs of this page. */
                        jobs: components["schemas"]["OperatorJob"][];
                        /** @description Where the next page starts; null on the last one. */
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_cancelJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a job, as `GET /v1/operator/jobs` lists it. */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorJob"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            404: components["responses"]["404-job_not_found"];
            409: components["responses"]["409-job_is_done-job_is_failed"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_retryJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a job, as `GET /v1/operator/jobs` lists it. */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorJob"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            404: components["responses"]["404-job_not_found"];
            409: components["responses"]["409-retry_by_owner_only-job_is_queued-job_is_running-job_is_done-job_kind_unknown-file_quota_exceeded"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_getStorage: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before; the first page when it is left out. */
                cursor?: string;
                /** @description Entries per page. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The size of the disk. */
                        disk_bytes: number;
                        /** @description How much of the disk is free. */
                        free_bytes: number;
                        /** @description The files of all workspaces. */
                        files: number;
                        /** @description What they take. */
                        bytes: number;
                        /** @description The workspaces of this page that have files. */
                        workspaces: {
                            /** @description The id of the workspace. */
                            workspace_id: string;
                            /** @description Its name; null when it is gone. */
                            name: string | null;
                            /** @description How many files it has. */
                            files: number;
                            /** @description What they take. */
                            bytes: number;
                        }[];
                        /** @description Where the next page starts; null on the last one. */
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_listSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The settings, in the order of their page. */
                        settings: components["schemas"]["InstallationSetting"][];
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_changeSetting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the setting. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The value, as the environment would have it; null for the default. */
                    value: string | null;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstallationSetting"];
                };
            };
            400: components["responses"]["400-invalid_setting-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            404: components["responses"]["404-setting_not_found"];
            409: components["responses"]["409-set_by_environment"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_listFlags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The flags. */
                        flags: {
                            /** @description The name of the flag. */
                            flag: string;
                            /** @description Whether it is on for everyone. */
                            is_on: boolean;
                            /** @description Whether FLAGS of the environment decides the defaults. */
                            is_set_by_environment: boolean;
                            /** @description Where it was set by hand, 500 workspaces at most. */
                            workspaces: {
                                /** @description The id of the workspace. */
                                workspace_id: string;
                                /** @description Its name; null when it is gone. */
                                name: string | null;
                                /** @description Whether the flag is on there. */
                                is_on: boolean;
                            }[];
                        }[];
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_setFlag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the flag. */
                flag: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether it is on. */
                    is_on: boolean;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            404: components["responses"]["404-flag_not_found"];
            409: components["responses"]["409-set_by_environment"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_setWorkspaceFlag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the flag. */
                flag: string;
                /** @description The id of the workspace. */
                workspace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether it is on; null for the default. */
                    is_on: boolean | null;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            404: components["responses"]["404-flag_not_found-workspace_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_listAudit: {
        parameters: {
            query?: {
                /** @description Only actions that begin with this. */
                action?: string;
                /** @description Only what this person did: the address or the id of an account. */
                person?: string;
                /** @description Only in this workspace: its id, or its name. */
                workspace?: string;
                /** @description Only at this time or later, in Unix seconds. */
                after_unix?: number;
                /** @description Only before this time, in Unix seconds. */
                before_unix?: number;
                /** @description `next_cursor` of the page before; the first page when it is left out. */
                cursor?: string;
                /** @description Entries per page. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The events of this page. */
                        events: components["schemas"]["AuditEvent"][];
                        /** @description Every action that the log knows. */
                        actions: string[];
                        /** @description Where the next page starts; null on the last one. */
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_exportAudit: {
        parameters: {
            query?: {
                /** @description Only actions that begin with this. */
                action?: string;
                /** @description Only what this person did: the address or the id of an account. */
                person?: string;
                /** @description Only in this workspace: its id, or its name. */
                workspace?: string;
                /** @description Only at this time or later, in Unix seconds. */
                after_unix?: number;
                /** @description Only before this time, in Unix seconds. */
                before_unix?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The body, sent while it is being made. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "content-disposition": components["headers"]["content-disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    user_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "set-cookie": components["headers"]["set-cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-sensitive_action_verification_required-ip_not_allowed-email_not_verified-session_required-support_session"];
            409: components["responses"]["409-owns_workspace_with_members_2-last_operator-account_in_use"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    user_downloadData: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key for the request, up to 255 characters. A request that is repeated with the same key within 24 hours gets the first answer again and has no further effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "idempotent-replayed": components["headers"]["idempotent-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The id of the job, for `GET /v1/jobs/{job_id}`. */
                        job_id: string;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-sensitive_action_verification_required-ip_not_allowed-email_not_verified-session_required-support_session"];
            409: components["responses"]["409-request_in_progress-answer_not_kept"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_jobs-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    user_acceptBiometricTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_accounts_list: {
        parameters: {
            query?: {
                /** @description A part of the name, of the address or of the name of the workspace; or a whole id. */
                search?: string;
                /** @description Only accounts on this plan. */
                tier?: components["schemas"]["Tier"];
                /** @description Only accounts in this state. */
                state?: components["schemas"]["AccountState"];
                /** @description `next_cursor` of the page before; the first page when it is left out. */
                cursor?: string;
                /** @description Accounts per page. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The accounts of this page. */
                        accounts: components["schemas"]["ListedAccount"][];
                        /** @description The accounts that match, on all pages. */
                        total: number;
                        /** @description Those of them that are over their seats, or whose credits are used up or nearly so. */
                        needing_attention: number;
                        /** @description Where the next page starts; null on the last one. */
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_accounts_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The email address of the new account. */
                    email: string;
                    /** @description The name of the user. */
                    first_name?: string;
                    /**
                     * @description The plan of the new account.
                     * @default free
                     */
                    tier?: components["schemas"]["Tier"];
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            409: components["responses"]["409-account_exists"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_accounts_export: {
        parameters: {
            query?: {
                /** @description A part of the name, of the address or of the name of the workspace; or a whole id. */
                search?: string;
                /** @description Only accounts on this plan. */
                tier?: components["schemas"]["Tier"];
                /** @description Only accounts in this state. */
                state?: components["schemas"]["AccountState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The body, sent while it is being made. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "content-disposition": components["headers"]["content-disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_accounts_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator"];
            404: components["responses"]["404-user_not_found"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_accounts_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-sensitive_action_verification_required-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            404: components["responses"]["404-user_not_found"];
            409: components["responses"]["409-own_account-last_operator-owns_workspace_with_members_2-account_in_use"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_accounts_setPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The new plan. */
                    tier: components["schemas"]["Tier"];
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            404: components["responses"]["404-user_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_accounts_setLimits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The credits of a period. */
                    credits?: number;
                    /** @description The requests that may run at the same time. */
                    concurrency?: number;
                    /** @description The members that the workspace may have; 1000000 is without limit. Only on the plans trial and enterprise. */
                    seats?: number;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            404: components["responses"]["404-user_not_found"];
            409: components["responses"]["409-seats_of_plan"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_accounts_verify: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            404: components["responses"]["404-user_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_accounts_setLock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether the account is locked. */
                    is_locked: boolean;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            404: components["responses"]["404-user_not_found"];
            409: components["responses"]["409-own_account-last_operator"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_accounts_signOut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            404: components["responses"]["404-user_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_accounts_sendPasswordLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            404: components["responses"]["404-user_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_accounts_resetSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-sensitive_action_verification_required-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            404: components["responses"]["404-user_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_accounts_setOperator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether the user is an operator. */
                    is_operator: boolean;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-sensitive_action_verification_required-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            404: components["responses"]["404-user_not_found"];
            409: components["responses"]["409-own_account-last_operator"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_accounts_setAlpha: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether the user has alpha access. */
                    has_alpha_access: boolean;
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            404: components["responses"]["404-user_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
    operator_accounts_moderate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the user. */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What to do.
                     * @enum {string}
                     */
                    action: "raise_warning" | "withdraw_warning" | "start_probation" | "end_probation";
                };
            };
        };
        responses: {
            /** @description The call succeeded. */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled_401"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            404: components["responses"]["404-user_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-rate_limit_exceeded"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
            507: components["responses"]["507-storage_full"];
        };
    };
}
