export interface paths {
    "/v1/geolocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where this request comes from, as far as the installation can tell */
        get: operations["geolocation_get"];
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
         * @description Lists the models that can be asked for, with their languages, their limits and what they cost. Several ids lead to the same engine here, so that programs written for the public API keep working.
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
    "/v1/user/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The workspace's plan, credits and limits */
        get: operations["user_subscription_get"];
        put?: never;
        post?: never;
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
         * @description Returns the settings that every voice has until the workspace changes them.
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
        /** Changes as server-sent events; Last-Event-ID resumes, `event: reset` says that too much was missed */
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
         * @description Lists the caller's jobs, newest first: those that wait or run, and those that have ended and were not dismissed. Jobs are deleted 30 days after they end.
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
         * @description Removes a job that has ended from the list and deletes its file. Audio that it added to the history stays there.
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
         * @description Puts a failed or cancelled job back into the queue. A speech batch goes on with the rows that are not done; other jobs start from the beginning.
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
    "/v1/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List history items
         * @description Lists what the caller has generated in the workspace, newest first unless `sort_direction` says otherwise. Ask for the next page with `start_after_history_item_id` until `has_more` is false. Alignments are left out here; `GET /v1/history/{history_item_id}` returns them.
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
         * @description Returns the audio file itself for one id, and a zip for several ids, which is packed while it is being sent. Use `POST /v1/history/zip` to pack a large selection in the background.
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
         * @description Starts a job that packs the audio of the items into a zip. Download the file with `GET /v1/jobs/{job_id}/file` once the job is done; it is kept for seven days. Items that are deleted in the meantime are left out.
         */
        post: operations["history_zip"];
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
        /** Events of the web app, for this installation alone */
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
        /** That a visitor came by an advertisement */
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
        /** How often each event happened, by day (UTC), newest first */
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
        /** The caller's notifications, newest first */
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
        /** Mark notifications as read; all of them where none is named */
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
        /** What the caller wants to be told of, and where */
        get: operations["messages_preferences_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change some of them; the rest stays */
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
        /** Tell the operator what is wrong or missing */
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
        /** What users said of the product, newest first */
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
        /** Whether the caller administers the workspace */
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
        /** Whether the caller may see and change the workspace settings */
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
        /** The caller's workspace */
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
        /** Training opt-out, name, and seconds after which an inactive session ends (0: never) */
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
        /** Invitations of this workspace that nobody has answered */
        get: operations["workspace_invites_list"];
        put?: never;
        post?: never;
        /** Take an invitation back */
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
         * Invite somebody by mail; again sends it again
         * @description The mail holds a link that leads to the workspace for a week. A pending invitation takes a seat.
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
        /** Invite several people by mail: all of them or nobody */
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
        /** Invitations to the address of the caller */
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
        /** What a signed-out visitor may know of an invitation */
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
        /** Move into the workspace; one’s own is kept and waits */
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
        /** Refuse an invitation */
        post: operations["workspace_invites_decline"];
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
        /** Seats that are taken and left */
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
        /** Everybody in the workspace, also those who are locked out; an editor sees its admins */
        get: operations["workspace_members_list"];
        put?: never;
        /** Change the role of a member, lock them out or let them in again; what is not given stays */
        post: operations["workspace_members_update"];
        /** Send a member away; they are in their own workspace again */
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
        /** Go back to one's own workspace */
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
        /** The caller's API keys, without their secrets */
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
        /** The last fifty requests of an API key, newest first */
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
        /** Make an API key; its secret is in this answer and nowhere else */
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
        /** A new secret for an API key; the former one works for another 24 hours, or not at all */
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
         * Disable the API key that makes this request
         * @description Anybody who finds a leaked key can switch it off with the key itself. Its owner can enable it again.
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
        /** Rename, restrict, limit, disable or enable an API key */
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
        /** Delete an API key; it stops working at once */
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
         * A token that opens one socket (or one call) within 15 minutes
         * @description A server makes the token with its API key and hands it to a browser, which opens the WebSocket with it. It may do what the key may do, once, within 15 minutes.
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
        /** Mail the link that sets a new password; the answer is the same for every address */
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
        /** Set a new password with the code of a mail; every session of the account ends */
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
        /** What a code is for, without using it */
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
        /** Use a mailed code: sensitive actions are open to this session for fifteen minutes */
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
        /** Mail a new code for a sensitive action */
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
        /** Mail the new address a link that makes it the account’s, and the old one a link that takes it back */
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
        /** Change the address of an account, or take a change back, with a mailed code */
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
        /** Set another password; every other session ends */
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
        /** Where this account is signed in */
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
        /** Sign out one session */
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
        /** Sign out every session but this one */
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
        /** A new secret for an authenticator app; it counts once a code of it was shown */
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
        /** Turn the second factor on with a code of the new secret; the backup code is in this answer and nowhere else */
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
        /** The second factors of the account, or turn one off */
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
        /** A new backup code in the place of the former; shown in this answer and nowhere else */
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
        /** A browser of this account, to be known again */
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
        /** Grant the access that an operator asked for by mail */
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
        /** Access that was asked for or given, newest first */
        get: operations["supportAccess_list"];
        put?: never;
        /** Let operators into this account for a while */
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
        /** End it at once; operators who are in are out */
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
        /** Access that users have given and that has not ended */
        get: operations["supportAccess_listOpen"];
        put?: never;
        /** Ask a user for access by mail; the answer is the same for every address */
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
        /** A session in the account, which ends with the grant; the user is told */
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
        /** What a signed-out visitor may know of this installation */
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
        /** Sign in with a password; the refresh token comes as a cookie */
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
        /** A new bearer token for the refresh cookie, which is rotated */
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
        /** End this session, or all of the account */
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
        /** Exchange the code of a mail for one that a page may carry in its address */
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
        /** The provider that signs in an address, if any; the same answer for known and unknown ones */
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
        /** Providers that an address may sign in with */
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
        /** Make the account of the first operator with the one-time set-up code */
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
        /** What a visitor must show before signing up */
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
        /** Tell what a coming account agrees to, with the check against bots; the same answer for a known address */
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
        /** Ask for an account; the answer is the same for a known address */
        post: operations["auth_signUp"];
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
        /** Finish a registration; again and again has no further effect */
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
        /** Mail the link that verifies an address; the answer is the same for every address */
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
        /** Use the code of a verification mail */
        post: operations["auth_verifyEmail"];
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
        /** Begin the checklist, or go on with it */
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
        /** Mark one item as done */
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
        /** Take the checklist off the screens */
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
        /** Count the whole checklist as done */
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
        /** Keep the answers of the first steps, which are then done */
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
        /** The caller, with the subscription */
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
        /** Stop product updates, with the key of a mail */
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
        /** Product updates, and where the user says to be */
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
        /** Usage beyond the credits, the privacy opt-out, and what the settings screen holds */
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
        /** The name that others see */
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
        /** The warning was read */
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
        /** Whether the caller may use what is not finished yet */
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
        /** Ask the operator for it */
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
        /** A link by which others come to the product; made at the first call */
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
        /** A number of this user in [0, 1), the same each time */
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
        /** A name for a new thing */
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
        /** Mail that was not delivered, or not yet, newest first. What was delivered is gone */
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
        /** Try a kept or failed mail again, from the start */
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
        /** A mail to the caller, to see whether mail arrives */
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
        /** Mail to everybody who agreed to product updates, each with a link that ends them */
        post: operations["operator_sendProductUpdate"];
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
        /** Delete the account and what it made, for good */
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
        /** Pack everything that is stored of the caller into one archive, as a job */
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
        /** Agree to the terms on biometric data; kept with its proof */
        post: operations["user_acceptBiometricTerms"];
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
            country: string | null;
            region: string | null;
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
        };
        Language: {
            /** @description An ISO 639-1 code. */
            language_id: string;
            name: string;
        };
        ExtendedSubscription: {
            tier: components["schemas"]["Tier"];
            character_count: number;
            character_limit: number;
            max_character_limit_extension: number | null;
            max_credit_limit_extension: number | "unlimited";
            can_extend_character_limit: boolean;
            allowed_to_extend_character_limit: boolean;
            next_character_count_reset_unix: number | null;
            voice_slots_used: number;
            professional_voice_slots_used: number;
            professional_voice_slots_used_in_workspace: number;
            voice_limit: number;
            max_voice_add_edits: number;
            voice_add_edit_counter: number;
            professional_voice_limit: number;
            can_extend_voice_limit: boolean;
            can_use_instant_voice_cloning: boolean;
            can_use_professional_voice_cloning: boolean;
            currency: ("usd" | "eur") | null;
            /** @description What usage beyond the credits has cost in this period. */
            current_overage: {
                amount: string;
                /** @enum {string} */
                currency: "usd" | "eur";
            };
            status: string;
            billing_period: ("monthly_period" | "annual_period") | null;
            character_refresh_period: string | null;
            next_invoice: null;
            open_invoices: unknown[];
            has_open_invoices: boolean;
            pending_change: null;
        };
        /** @enum {string} */
        Tier: "free" | "starter" | "creator" | "pro" | "growing_business" | "scale_2024_08_10" | "trial" | "enterprise";
        Voice: {
            /** @description The id of the voice. */
            voice_id: string;
            name: string;
            /**
             * @description The kind of voice. Here, all voices are `premade`.
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
            /** @description Veery only. The engine that speaks this voice. */
            engine: string;
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
        Ok: {
            /** @constant */
            status: "ok";
        };
        /** @description Something changed; the client asks again for what it shows of it */
        Change: {
            /** @enum {string} */
            collection: "history" | "user" | "job" | "message" | "api_key" | "voice" | "invite" | "session";
            id: string;
            /** @enum {string} */
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
            /** @description Always null: feedback on items is not available yet. */
            feedback: null;
            /** @description Always null: sharing is not available yet. */
            share_link_id: null;
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
            /** @description Veery only. What the engine could not honour. */
            warnings: {
                /** @description The stable code of the warning. */
                code: string;
                /** @description The warning in English. */
                message: string;
            }[];
        };
        CharacterAlignment: {
            /** @description The characters of the text, one per entry. */
            characters: string[];
            /** @description When each character begins, in seconds from the start of the audio. */
            character_start_times_seconds: number[];
            /** @description When each character ends, in seconds from the start of the audio. */
            character_end_times_seconds: number[];
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
        AudioWithTimestamps: {
            /** @description The audio in base64. The audio of several objects joins to one file. */
            audio_base64: string;
            /** @description Times of the text as it was sent; null for audio that belongs to no character. */
            alignment: components["schemas"]["CharacterAlignment"] | null;
            /** @description Times of the text as it was spoken, with numbers and dates written out; null for audio that belongs to no character. */
            normalized_alignment: components["schemas"]["CharacterAlignment"] | null;
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
                /** @description The error in English. */
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
                /** @description The error in English. */
                message: string;
            } | null;
        };
        Message: {
            /** @constant */
            kind: "invite_received";
            params: {
                workspace_name: string;
                invited_by: string | null;
            };
            message_id: string;
            /** @enum {string} */
            severity: "info" | "success" | "warning" | "error";
            needs_attention: boolean;
            create_date_unix_ms: number;
            has_been_read: boolean;
        } | {
            /** @constant */
            kind: "member_joined";
            params: {
                email: string | null;
                workspace_name: string;
            };
            message_id: string;
            /** @enum {string} */
            severity: "info" | "success" | "warning" | "error";
            needs_attention: boolean;
            create_date_unix_ms: number;
            has_been_read: boolean;
        } | {
            /** @constant */
            kind: "api_key_created";
            params: {
                name: string;
            };
            message_id: string;
            /** @enum {string} */
            severity: "info" | "success" | "warning" | "error";
            needs_attention: boolean;
            create_date_unix_ms: number;
            has_been_read: boolean;
        } | {
            /** @constant */
            kind: "support_entered";
            params: {
                operator: string | null;
            };
            message_id: string;
            /** @enum {string} */
            severity: "info" | "success" | "warning" | "error";
            needs_attention: boolean;
            create_date_unix_ms: number;
            has_been_read: boolean;
        } | {
            /** @constant */
            kind: "alpha_access_requested";
            params: {
                email: string | null;
                reason: string | null;
            };
            message_id: string;
            /** @enum {string} */
            severity: "info" | "success" | "warning" | "error";
            needs_attention: boolean;
            create_date_unix_ms: number;
            has_been_read: boolean;
        } | {
            /** @constant */
            kind: "feedback_received";
            params: {
                /** @enum {string} */
                feedback_kind: "bug" | "idea" | "other";
                excerpt: string;
            };
            message_id: string;
            /** @enum {string} */
            severity: "info" | "success" | "warning" | "error";
            needs_attention: boolean;
            create_date_unix_ms: number;
            has_been_read: boolean;
        } | {
            /** @constant */
            kind: "job_done";
            params: {
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
                     * @description A job that a newer version made, or a part that has been removed.
                     * @constant
                     */
                    kind: "unknown";
                    /** @description This kind has no details. */
                    params: Record<string, never>;
                };
                done: number;
                total: number;
            };
            message_id: string;
            /** @enum {string} */
            severity: "info" | "success" | "warning" | "error";
            needs_attention: boolean;
            create_date_unix_ms: number;
            has_been_read: boolean;
        } | {
            /** @constant */
            kind: "job_failed";
            params: {
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
                     * @description A job that a newer version made, or a part that has been removed.
                     * @constant
                     */
                    kind: "unknown";
                    /** @description This kind has no details. */
                    params: Record<string, never>;
                };
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
            message_id: string;
            /** @enum {string} */
            severity: "info" | "success" | "warning" | "error";
            needs_attention: boolean;
            create_date_unix_ms: number;
            has_been_read: boolean;
        } | {
            /** @constant */
            kind: "plain";
            params: {
                title: string;
                description: string;
                page: ("jobs" | "settings" | "apiKeys" | "workspaceInvites") | null;
            };
            message_id: string;
            /** @enum {string} */
            severity: "info" | "success" | "warning" | "error";
            needs_attention: boolean;
            create_date_unix_ms: number;
            has_been_read: boolean;
        } | {
            /** @constant */
            kind: "unknown";
            params: Record<string, never>;
            message_id: string;
            /** @enum {string} */
            severity: "info" | "success" | "warning" | "error";
            needs_attention: boolean;
            create_date_unix_ms: number;
            has_been_read: boolean;
        };
        ProductFeedback: {
            feedback_id: string;
            email: string;
            /** @enum {string} */
            kind: "bug" | "idea" | "other";
            message: string;
            page: string | null;
            rating: number | null;
            created_at_unix: number;
        };
        Workspace: {
            workspace_id: string;
            name: string;
            owner_id: string;
            subscription: components["schemas"]["Subscription"];
            created_at_unix: number;
            max_seats: number;
            storing_shared_files_on_user: boolean;
            training_opt_out: {
                enabled: boolean;
                timestamp: number | null;
            };
            /** @description Seconds; null: never. */
            session_inactivity_timeout: number | null;
            all_members_permissions: string[];
            payment_provider: null;
            cloud_marketplace: null;
            consolidated_billing: null;
            reporting_workspaces: string[];
            payouts: null;
            pronunciation_dictionary_locators: unknown[];
            voice_library_removal_notice_webhook_id: string | null;
            speech_to_text_webhook_ids: string[];
            user_auto_provisioning: {
                enabled: boolean;
                enabled_at_unix: number | null;
                enabled_by_user_email: string | null;
            };
        };
        Subscription: {
            tier: components["schemas"]["Tier"];
            character_count: number;
            character_limit: number;
            max_character_limit_extension: number | null;
            max_credit_limit_extension: number | "unlimited";
            can_extend_character_limit: boolean;
            allowed_to_extend_character_limit: boolean;
            next_character_count_reset_unix: number | null;
            voice_slots_used: number;
            professional_voice_slots_used: number;
            professional_voice_slots_used_in_workspace: number;
            voice_limit: number;
            max_voice_add_edits: number;
            voice_add_edit_counter: number;
            professional_voice_limit: number;
            can_extend_voice_limit: boolean;
            can_use_instant_voice_cloning: boolean;
            can_use_professional_voice_cloning: boolean;
            currency: ("usd" | "eur") | null;
            /** @description What usage beyond the credits has cost in this period. */
            current_overage: {
                amount: string;
                /** @enum {string} */
                currency: "usd" | "eur";
            };
            status: string;
            billing_period: ("monthly_period" | "annual_period") | null;
            character_refresh_period: string | null;
        };
        WorkspaceInvite: {
            code: string;
            email: string;
            /** @enum {string} */
            workspace_permission: "workspace_admin" | "workspace_member";
            /** @enum {string} */
            seat_type: "workspace_admin" | "workspace_member";
            group_ids: string[];
            /** @enum {string} */
            status: "pending" | "expired";
            created_at_unix: number;
            expires_at_unix: number;
            /** @description Email of the admin. */
            invited_by: string;
        };
        ReceivedInvite: {
            code: string;
            workspace_name: string;
            /** @enum {string} */
            workspace_permission: "workspace_admin" | "workspace_member";
            invited_by: string;
            /** @enum {string} */
            status: "pending" | "expired";
            created_at_unix: number;
            expires_at_unix: number;
            used_seats: number;
            max_seats: number;
        };
        WorkspaceMember: {
            user_id: string;
            email: string;
            first_name: string | null;
            /** @enum {string} */
            seat_type: "workspace_admin" | "workspace_member";
            /** @enum {string} */
            role: "admin" | "editor";
            is_owner: boolean;
            /** @description Locked out by an admin; the seat is kept. */
            is_locked: boolean;
            joined_at_unix: number;
            /** @description When a browser of theirs last renewed its session. */
            last_active_at_unix: number | null;
        };
        ApiKey: {
            key_id: string;
            name: string;
            /** @description The last four characters, after an ellipsis. */
            hint: string;
            created_at_unix: number;
            permissions: "all" | ("text_to_speech" | "voices_read" | "voices_write" | "models_read" | "speech_history_read" | "speech_history_write" | "user_read" | "workspace_read" | "workspace_write")[];
            character_limit: number | null;
            character_count: number;
            is_disabled: boolean;
            last_used_at_unix: number | null;
            /** @description Addresses and networks that the key may be used from; null allows any. */
            allowed_ips: string[] | null;
            expires_at_unix: number | null;
            /** @description The secret before the last rotation works until then. */
            previous_secret_expires_at_unix: number | null;
        };
        ApiKeyRequest: {
            request_id: string;
            method: string;
            /** @description The path of the request, without its query. */
            path: string;
            /** @description The HTTP status; for a WebSocket 101, or the code that it was closed with where it ended badly. */
            status: number;
            latency_ms: number;
            credits: number | null;
            ip: string;
            created_at_unix_ms: number;
        };
        Session: {
            session_id: string;
            is_current: boolean;
            user_agent: string | null;
            ip: string | null;
            created_at_unix: number;
            last_used_at_unix: number;
            /** @description An operator in this account, by a grant of its user. */
            is_support: boolean;
        };
        MfaFactor: {
            factor_id: string;
            display_name: string;
            enrolled_at_unix: number;
        };
        SupportGrant: {
            grant_id: string;
            /** @enum {string} */
            state: "requested" | "active" | "ended";
            reason: string;
            /** @description Email of the operator who asked, null where the user offered it. */
            requested_by: string | null;
            requested_at_unix: number;
            granted_at_unix: number | null;
            expires_at_unix: number | null;
            /** @description When operators went in, newest first. */
            entered_at_unix: number[];
        };
        SignedIn: {
            id_token: string;
            /** @description Seconds the token lives. */
            expires_in: number;
            user_id: string;
            email_verified: boolean;
        };
        BotCheck: {
            /** @enum {string} */
            kind: "none" | "proof_of_work" | "token";
            /** @description As altcha-lib makes it. */
            challenge: {
                [key: string]: unknown;
            } | null;
            site_key: string | null;
            script_url: string | null;
        };
        OnboardingChecklist: {
            checklist_id: string;
            items: {
                /** @enum {string} */
                onboarding_checklist_item_id: "generate_text_to_speech" | "generate_speech_to_speech" | "add_voice_to_voice_lab" | "design_voice" | "create_dub" | "join_affiliate" | "generate_api_key";
                is_completed: boolean;
            }[];
            hidden: boolean;
        };
        User: {
            user_id: string;
            subscription: components["schemas"]["Subscription"];
            is_new_user: boolean;
            can_use_delayed_payment_methods: boolean;
            is_onboarding_completed: boolean;
            is_onboarding_checklist_completed: boolean;
            created_at: number;
            /** @enum {string} */
            seat_type: "workspace_admin" | "workspace_member" | "workspace_lite_member";
            first_name: string | null;
            xi_api_key: null;
            xi_api_key_preview: null;
            is_api_key_hashed: boolean;
            referral_link_code: string | null;
            partnerstack_partner_default_link: null;
            subscription_extras: null;
            /** @description The rest is the product's own user document. */
            workspace_id: string;
            workspace_name: string;
            /** @enum {string} */
            workspace_role: "admin" | "editor";
            email: string;
            is_operator: boolean;
            /** @description Display only, by email domain (STAFF_DOMAINS). Grants nothing. */
            is_staff: boolean;
            locale: string | null;
            flags: {
                [key: string]: boolean;
            };
            public_user_id?: string;
            public_user_name?: string | null;
            agrees_to_product_updates?: boolean;
            geo_location?: components["schemas"]["GeoLocation"] | null;
            accepted_bipa_terms?: boolean;
            /** @description Where this request comes from requires the terms on biometric data, and they were not accepted. */
            must_accept_bipa_terms?: boolean;
            onboarding_checklist?: components["schemas"]["OnboardingChecklist"] | null;
            is_producer?: boolean;
            is_in_probation?: boolean;
            ccpa_opt_out?: boolean;
            profile_page_handle?: string | null;
            /** @description False: a warning waits to be read. */
            moderation_warning_dismissed?: boolean;
            prompts_shown?: {
                [key: string]: boolean;
            };
            /** @description Unix seconds by the name of the terms. */
            terms_agreed_to?: {
                [key: string]: number | null;
            };
            onboarding_survey?: {
                first_name?: string | null;
                role?: string | null;
                subrole?: string | null;
                timezone?: string | null;
                source?: string | null;
            } | null;
            sms_mfa_factor?: components["schemas"]["MfaFactor"] | null;
            totp_mfa_factor?: components["schemas"]["MfaFactor"] | null;
            has_backup_code?: boolean;
            theme?: ("light" | "dark" | "system") | null;
            /** @description Of the workspace. */
            training_opt_out?: {
                enabled: boolean;
                timestamp: number | null;
            };
            session_inactivity_timeout?: number | null;
            max_seats?: number;
            used_seats?: number;
            is_workspace_owner?: boolean;
            /** @description Set in a session of an operator in this account. */
            support_session?: {
                operator_email: string;
                expires_at_unix: number;
            } | null;
        };
        OutboxMessage: {
            message_id: string;
            to: string;
            subject: string;
            text: string;
            /** @description A whole document that fetches nothing; to be shown in a frame without rights. */
            html: string;
            /**
             * @description Kept: no mail server was there. waiting: on its way, or to be tried again. failed: given up.
             * @enum {string}
             */
            state: "kept" | "waiting" | "failed";
            /** @description What the mail server said to the last try. */
            last_error: string | null;
            created_at_unix: number;
        };
        Error: {
            detail: {
                type: string;
                code: string;
                message: string;
                status: string;
                request_id: string;
                param?: string | null;
            };
        };
        HTTPValidationError: {
            detail: {
                type: string;
                loc: (string | number)[];
                msg: string;
                input?: unknown;
            }[];
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
            /** @description Whether numbers, dates and abbreviations in English text are written out before they are spoken. `auto`, the default, and `on` do so; `off` does not. */
            apply_text_normalization?: ("auto" | "on" | "off") | null;
            /** @description Accepted for compatibility; it has no effect. */
            apply_language_text_normalization?: boolean | null;
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
        /** @description The input has another shape: a list of what is wrong, and where. */
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
        /** @description needs_authorization, invalid_api_key, invalid_token, account_disabled, missing_permissions */
        "401-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions": {
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
        /** @description needs_authorization, invalid_api_key, invalid_token, account_disabled */
        "401-needs_authorization-invalid_api_key-invalid_token-account_disabled": {
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
        /** @description job_is_queued, job_is_running, job_is_done, job_kind_unknown */
        "409-job_is_queued-job_is_running-job_is_done-job_kind_unknown": {
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
        /** @description too_many_jobs */
        "429-too_many_jobs": {
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
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description voice_not_found, pronunciation_dictionary_not_found */
        "404-voice_not_found-pronunciation_dictionary_not_found": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description model_not_found, invalid_voice_settings, max_character_limit_exceeded, input_text_empty, unsupported_language, bad_request */
        "400-model_not_found-invalid_voice_settings-max_character_limit_exceeded-input_text_empty-unsupported_language-bad_request": {
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
        /** @description quota_exceeded, needs_authorization, invalid_api_key, invalid_token, account_disabled, missing_permissions */
        "401-quota_exceeded-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions": {
            headers: {
                "request-id": components["headers"]["request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description too_many_concurrent_requests */
        "429-too_many_concurrent_requests": {
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
        /** @description too_many_requests */
        "429-too_many_requests": {
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
        /** @description too_many_attempts */
        "429-too_many_attempts": {
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
        /** @description cannot_change_owner, cannot_lock_yourself, ip_not_allowed, email_not_verified, not_workspace_admin, support_session */
        "403-cannot_change_owner-cannot_lock_yourself-ip_not_allowed-email_not_verified-not_workspace_admin-support_session": {
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
        /** @description api_key_restricted, support_session, sensitive_action_verification_required, ip_not_allowed, email_not_verified */
        "403-api_key_restricted-support_session-sensitive_action_verification_required-ip_not_allowed-email_not_verified": {
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
        /** @description invalid_refresh_token, invalid_token */
        "401-invalid_refresh_token-invalid_token": {
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
        /** @description can_not_extend_limit, ip_not_allowed, email_not_verified, session_required, support_session */
        "403-can_not_extend_limit-ip_not_allowed-email_not_verified-session_required-support_session": {
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
        /** @description owns_workspace_with_members, account_in_use */
        "409-owns_workspace_with_members-account_in_use": {
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
        /** @description Any text of yours, up to 255 characters. A repeated call with the same key is done once. */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Names this request, in the logs of the installation as well.
         * @example Zt3kQ9xWb2LmN8vR4cYp
         */
        "request-id": string;
        /**
         * @description The item of the history that keeps this audio. Absent where nothing is kept.
         * @example VW7YKqPnjY4h39yTbx2L
         */
        "history-item-id": string;
        /**
         * @description Credits that this generation costs when it is heard to its end; 0 for audio from the cache.
         * @example 42
         */
        "character-cost": number;
        /**
         * @description Generations of the workspace that were running, this one included.
         * @example 1
         */
        "current-concurrent-requests": number;
        /**
         * @description Generations that the plan lets run at the same time.
         * @example 10
         */
        "maximum-concurrent-requests": number;
        /**
         * @description `hit` where the audio had been made before and cost nothing, else `miss`.
         * @example miss
         */
        "x-veery-cache": string;
        /**
         * @description Parts of the request that the engine could not honour: a JSON list of `{code, message}`.
         * @example []
         */
        "x-veery-warnings": string;
        /**
         * @description Changes when the bytes change.
         * @example "VW7YKqPnjY4h39yTbx2L-1"
         */
        etag: string;
        /**
         * @description Parts can be asked for.
         * @example bytes
         */
        "accept-ranges": string;
        /**
         * @description The part that was sent, of the whole.
         * @example bytes 0-1023/52480
         */
        "content-range": string;
        /**
         * @description The name under which a browser keeps the file.
         * @example attachment; filename="speech.mp3"
         */
        "content-disposition": string;
        /**
         * @description Bytes of the body.
         * @example 52480
         */
        "content-length": number;
        /**
         * @description How long an answer may be kept, and by whom.
         * @example no-store
         */
        "cache-control": string;
        /**
         * @description Seconds to wait before the next attempt.
         * @example 1
         */
        "retry-after": number;
        /**
         * @description `true` where a request with the same `Idempotency-Key` had been carried out before.
         * @example true
         */
        "idempotent-replayed": string;
        /**
         * @description The cookies of a browser session: refresh, media, and the sign that there is a session.
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
            /** @description Done */
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
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                /** @description The id of a voice, as `GET /v1/voices` lists it. */
                voice_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Voice"];
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-voice_not_found"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
        };
    };
    voices_settings_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a voice, as `GET /v1/voices` lists it. */
                voice_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-voice_not_found"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
        };
    };
    voices_settings_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a voice, as `GET /v1/voices` lists it. */
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
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-invalid_voice_settings-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-voice_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
        };
    };
    voices_addFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a voice, as `GET /v1/voices` lists it. */
                voice_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-voice_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
        };
    };
    voices_removeFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a voice, as `GET /v1/voices` lists it. */
                voice_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-voice_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                /** @description The id of a voice, as `GET /v1/voices` lists it. */
                voice_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole file */
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
            /** @description The part that `range` asks for */
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
            /** @description The file is the one that `if-none-match` names */
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
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Server-sent events, each with this as its data */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The jobs. */
                        jobs: components["schemas"]["Job"][];
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-job_not_found"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-job_not_found"];
            409: components["responses"]["409-job_is_unfinished"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-job_not_found"];
            409: components["responses"]["409-job_is_done-job_is_failed"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-job_not_found"];
            409: components["responses"]["409-job_is_queued-job_is_running-job_is_done-job_kind_unknown"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description The whole file */
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
                };
            };
            /** @description The part that `range` asks for */
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
                };
            };
            /** @description The file is the one that `if-none-match` names */
            304: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-job_not_found-job_file_not_found"];
            416: components["responses"]["416-range_not_satisfiable"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                /** @description `desc` for newest first, `asc` for oldest first. */
                sort_direction?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
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
                        /** @description The last item of this page, where the next page starts; null for an empty page. */
                        last_history_item_id: string | null;
                        /** @description When the last item of this page was created, in Unix seconds; null for an empty page. */
                        scanned_until: number | null;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-history_item_not_found"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-history_item_not_found"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-history_item_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description The whole file */
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
            /** @description The part that `range` asks for */
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
            /** @description The file is the one that `if-none-match` names */
            304: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    etag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-history_item_not_found"];
            416: components["responses"]["416-range_not_satisfiable"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-history_item_not_found"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                };
            };
        };
        responses: {
            /** @description Sent as it is made */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-history_item_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
        };
    };
    history_zip: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of yours, up to 255 characters. A repeated call with the same key is done once. */
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
                };
            };
        };
        responses: {
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-history_item_not_found"];
            409: components["responses"]["409-request_in_progress-answer_not_kept"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_jobs"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                /** @description The id of a voice, as `GET /v1/voices` lists it. */
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
            /** @description Sent as it is made */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "history-item-id": components["headers"]["history-item-id"];
                    "character-cost": components["headers"]["character-cost"];
                    "current-concurrent-requests": components["headers"]["current-concurrent-requests"];
                    "maximum-concurrent-requests": components["headers"]["maximum-concurrent-requests"];
                    "x-veery-cache": components["headers"]["x-veery-cache"];
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
            400: components["responses"]["400-model_not_found-invalid_voice_settings-max_character_limit_exceeded-input_text_empty-unsupported_language-bad_request"];
            401: components["responses"]["401-quota_exceeded-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-output_format_not_allowed-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-voice_not_found-pronunciation_dictionary_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_concurrent_requests"];
            500: components["responses"]["500-speech_failed-internal_error"];
            503: components["responses"]["503-system_busy-database_unavailable"];
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
                /** @description The id of a voice, as `GET /v1/voices` lists it. */
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
            /** @description Sent as it is made */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "history-item-id": components["headers"]["history-item-id"];
                    "character-cost": components["headers"]["character-cost"];
                    "current-concurrent-requests": components["headers"]["current-concurrent-requests"];
                    "maximum-concurrent-requests": components["headers"]["maximum-concurrent-requests"];
                    "x-veery-cache": components["headers"]["x-veery-cache"];
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
            400: components["responses"]["400-model_not_found-invalid_voice_settings-max_character_limit_exceeded-input_text_empty-unsupported_language-bad_request"];
            401: components["responses"]["401-quota_exceeded-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-output_format_not_allowed-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-voice_not_found-pronunciation_dictionary_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_concurrent_requests"];
            500: components["responses"]["500-speech_failed-internal_error"];
            503: components["responses"]["503-system_busy-database_unavailable"];
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
                /** @description The id of a voice, as `GET /v1/voices` lists it. */
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
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "history-item-id": components["headers"]["history-item-id"];
                    "character-cost": components["headers"]["character-cost"];
                    "current-concurrent-requests": components["headers"]["current-concurrent-requests"];
                    "maximum-concurrent-requests": components["headers"]["maximum-concurrent-requests"];
                    "x-veery-cache": components["headers"]["x-veery-cache"];
                    "x-veery-warnings": components["headers"]["x-veery-warnings"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AudioWithTimestamps"];
                };
            };
            400: components["responses"]["400-model_not_found-invalid_voice_settings-max_character_limit_exceeded-input_text_empty-unsupported_language-bad_request"];
            401: components["responses"]["401-quota_exceeded-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-output_format_not_allowed-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-voice_not_found-pronunciation_dictionary_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_concurrent_requests"];
            500: components["responses"]["500-speech_failed-internal_error"];
            503: components["responses"]["503-system_busy-database_unavailable"];
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
                /** @description The id of a voice, as `GET /v1/voices` lists it. */
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
            /** @description JSON objects, each followed by a blank line */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "history-item-id": components["headers"]["history-item-id"];
                    "character-cost": components["headers"]["character-cost"];
                    "current-concurrent-requests": components["headers"]["current-concurrent-requests"];
                    "maximum-concurrent-requests": components["headers"]["maximum-concurrent-requests"];
                    "x-veery-cache": components["headers"]["x-veery-cache"];
                    "x-veery-warnings": components["headers"]["x-veery-warnings"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AudioWithTimestamps"];
                };
            };
            400: components["responses"]["400-model_not_found-invalid_voice_settings-max_character_limit_exceeded-input_text_empty-unsupported_language-bad_request"];
            401: components["responses"]["401-quota_exceeded-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-output_format_not_allowed-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-voice_not_found-pronunciation_dictionary_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_concurrent_requests"];
            500: components["responses"]["500-speech_failed-internal_error"];
            503: components["responses"]["503-system_busy-database_unavailable"];
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
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
        };
    };
    speechBatches_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of yours, up to 255 characters. A repeated call with the same key is done once. */
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
                };
            };
        };
        responses: {
            /** @description Done */
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
            401: components["responses"]["401-quota_exceeded-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            409: components["responses"]["409-request_in_progress-answer_not_kept"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_jobs"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-job_not_found"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                    events: {
                        name: string;
                        properties: {
                            [key: string]: unknown;
                        };
                        at_unix_ms: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done; there is nothing to answer */
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
            429: components["responses"]["429-too_many_requests"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                    event_type: string;
                    gclid?: string | null;
                    utm_source?: string | null;
                    utm_medium?: string | null;
                    utm_campaign?: string | null;
                    utm_term?: string | null;
                    utm_content?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
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
            429: components["responses"]["429-too_many_requests"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
        };
    };
    operator_getAnalytics: {
        parameters: {
            query?: {
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description False where this installation collects no statistics. */
                        has_analytics: boolean;
                        counts: {
                            /** @description A date, as in 2026-11-21. */
                            day: string;
                            name: string;
                            count: number;
                            /** @description Different users among them; visitors are not told apart. */
                            users: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
        };
    };
    messages_list: {
        parameters: {
            query?: {
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        messages: components["schemas"]["Message"][];
                        unread_count: number;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                    message_ids?: string[];
                };
            };
        };
        responses: {
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        preferences: {
                            usage_80: {
                                email: boolean;
                                in_app: boolean;
                            };
                            usage_100: {
                                email: boolean;
                                in_app: boolean;
                            };
                            new_member: {
                                email: boolean;
                                in_app: boolean;
                            };
                            api_key_created: {
                                email: boolean;
                                in_app: boolean;
                            };
                            webhook_disabled: {
                                email: boolean;
                                in_app: boolean;
                            };
                            voice_removal_notice: {
                                email: boolean;
                                in_app: boolean;
                            };
                            billing: {
                                email: boolean;
                                in_app: boolean;
                            };
                            product_updates: {
                                email: boolean;
                                in_app: boolean;
                            };
                            job_done: {
                                email: boolean;
                                in_app: boolean;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                    preferences: {
                        usage_80?: {
                            email?: boolean;
                            in_app?: boolean;
                        };
                        usage_100?: {
                            email?: boolean;
                            in_app?: boolean;
                        };
                        new_member?: {
                            email?: boolean;
                            in_app?: boolean;
                        };
                        api_key_created?: {
                            email?: boolean;
                            in_app?: boolean;
                        };
                        webhook_disabled?: {
                            email?: boolean;
                            in_app?: boolean;
                        };
                        voice_removal_notice?: {
                            email?: boolean;
                            in_app?: boolean;
                        };
                        billing?: {
                            email?: boolean;
                            in_app?: boolean;
                        };
                        product_updates?: {
                            email?: boolean;
                            in_app?: boolean;
                        };
                        job_done?: {
                            email?: boolean;
                            in_app?: boolean;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        preferences: {
                            usage_80: {
                                email: boolean;
                                in_app: boolean;
                            };
                            usage_100: {
                                email: boolean;
                                in_app: boolean;
                            };
                            new_member: {
                                email: boolean;
                                in_app: boolean;
                            };
                            api_key_created: {
                                email: boolean;
                                in_app: boolean;
                            };
                            webhook_disabled: {
                                email: boolean;
                                in_app: boolean;
                            };
                            voice_removal_notice: {
                                email: boolean;
                                in_app: boolean;
                            };
                            billing: {
                                email: boolean;
                                in_app: boolean;
                            };
                            product_updates: {
                                email: boolean;
                                in_app: boolean;
                            };
                            job_done: {
                                email: boolean;
                                in_app: boolean;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
        };
    };
    feedback_send: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of yours, up to 255 characters. A repeated call with the same key is done once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    message: string;
                    /** @enum {string} */
                    kind: "bug" | "idea" | "other";
                    page?: string | null;
                    rating?: number | null;
                };
            };
        };
        responses: {
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            409: components["responses"]["409-request_in_progress-answer_not_kept"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_requests"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
        };
    };
    operator_listFeedback: {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        feedback: components["schemas"]["ProductFeedback"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        is_admin: boolean;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        can_access: boolean;
                        can_change: boolean;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
        };
    };
    workspace_update: {
        parameters: {
            query?: {
                training_opt_out?: boolean;
                name?: string;
                session_inactivity_timeout?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        training_opt_out: {
                            enabled: boolean;
                            timestamp: number | null;
                        };
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-not_workspace_admin-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invites: components["schemas"]["WorkspaceInvite"][];
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-not_workspace_admin"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-not_workspace_admin-support_session"];
            404: components["responses"]["404-invite_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
        };
    };
    workspace_invites_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of yours, up to 255 characters. A repeated call with the same key is done once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    /** @description There are no groups yet: anything but none is refused. */
                    group_ids?: string[] | null;
                    workspace_permission?: ("workspace_admin" | "workspace_member" | "admin" | "editor") | null;
                    seat_type?: ("workspace_admin" | "workspace_member") | null;
                };
            };
        };
        responses: {
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            402: components["responses"]["402-no_free_seat"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-not_workspace_admin-support_session"];
            409: components["responses"]["409-request_in_progress-answer_not_kept"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
        };
    };
    workspace_invites_createBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of yours, up to 255 characters. A repeated call with the same key is done once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    emails: string[];
                    group_ids?: string[] | null;
                    workspace_permission?: ("workspace_admin" | "workspace_member" | "admin" | "editor") | null;
                    seat_type?: ("workspace_admin" | "workspace_member") | null;
                };
            };
        };
        responses: {
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            402: components["responses"]["402-no_free_seat"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-not_workspace_admin-support_session"];
            409: components["responses"]["409-request_in_progress-answer_not_kept"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invites: components["schemas"]["ReceivedInvite"][];
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
        };
    };
    workspace_invites_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        workspace_name: string;
                        invited_by: string;
                        email: string;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            404: components["responses"]["404-invite_not_found"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
        };
    };
    workspace_invites_accept: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        workspace_id: string;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            402: components["responses"]["402-no_free_seat"];
            403: components["responses"]["403-invite_email_mismatch-ip_not_allowed-email_not_verified-session_required-support_session"];
            404: components["responses"]["404-invite_not_found"];
            409: components["responses"]["409-already_member_409-owns_workspace_with_members-moved_already"];
            410: components["responses"]["410-invite_expired"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
        };
    };
    workspace_invites_decline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-invite_email_mismatch-ip_not_allowed-email_not_verified-session_required-support_session"];
            404: components["responses"]["404-invite_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        max_seats: number;
                        used_seats: number;
                        pending_invites: number;
                        by_seat_type: {
                            workspace_admin: number;
                            workspace_member: number;
                            workspace_lite_member: number;
                        };
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                    is_locked?: boolean | null;
                    workspace_role?: ("workspace_admin" | "workspace_member") | null;
                    /** @description The newer name of the same. */
                    workspace_seat_type?: ("workspace_admin" | "workspace_member") | null;
                };
            };
        };
        responses: {
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-cannot_change_owner-cannot_lock_yourself-ip_not_allowed-email_not_verified-not_workspace_admin-support_session"];
            404: components["responses"]["404-member_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-cannot_remove_owner-ip_not_allowed-email_not_verified-not_workspace_admin-support_session"];
            404: components["responses"]["404-member_not_found"];
            409: components["responses"]["409-owns_workspace_with_members-moved_already"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        workspace_id: string;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            409: components["responses"]["409-own_workspace-owns_workspace_with_members-moved_already"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        api_keys: components["schemas"]["ApiKey"][];
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-api_key_restricted-ip_not_allowed-email_not_verified"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
        };
    };
    apiKeys_listRequests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        requests: components["schemas"]["ApiKeyRequest"][];
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-api_key_restricted-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-api_key_not_found"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                    /** @default all */
                    permissions?: "all" | ("text_to_speech" | "voices_read" | "voices_write" | "models_read" | "speech_history_read" | "speech_history_write" | "user_read" | "workspace_read" | "workspace_write")[];
                    character_limit?: number | null;
                    allowed_ips?: string[] | null;
                    expires_at_unix?: number | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        xi_api_key: string;
                        key_id: string;
                    };
                };
            };
            400: components["responses"]["400-api_key_limit_reached-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-api_key_restricted-support_session-sensitive_action_verification_required-ip_not_allowed-email_not_verified"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                    key_id: string;
                    /** @default true */
                    keep_former?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        xi_api_key: string;
                        key_id: string;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-api_key_restricted-support_session-sensitive_action_verification_required-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-api_key_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
        };
    };
    workspaces_apiKeys_disable: {
        parameters: {
            query: {
                api_key_name: "self";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                    key_id: string;
                    name?: string;
                    permissions?: "all" | ("text_to_speech" | "voices_read" | "voices_write" | "models_read" | "speech_history_read" | "speech_history_write" | "user_read" | "workspace_read" | "workspace_write")[];
                    character_limit?: number | null;
                    is_enabled?: boolean;
                    allowed_ips?: string[] | null;
                    expires_at_unix?: number | null;
                };
            };
        };
        responses: {
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-api_key_restricted-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-api_key_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
        };
    };
    apiKeys_delete: {
        parameters: {
            query?: {
                key_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    key_id?: string;
                } | null;
            };
        };
        responses: {
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-api_key_restricted-ip_not_allowed-email_not_verified"];
            404: components["responses"]["404-api_key_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
        };
    };
    tokens_singleUse_create: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token_type: "tts_websocket" | "ttd_websocket" | "realtime_scribe" | "batch_scribe";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-support_session-ip_not_allowed-email_not_verified"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                    continue_url?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
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
            429: components["responses"]["429-too_many_attempts"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                    action_code: string;
                    new_password: string;
                };
            };
        };
        responses: {
            /** @description Done */
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
            429: components["responses"]["429-too_many_attempts"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                    action_code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        operation: "optOutOfUpdates" | "resetPassword" | "recoverEmail" | "verifyEmail" | "verifySignInRequest" | "changeEmail";
                        email: string;
                    };
                };
            };
            400: components["responses"]["400-invalidActionCode-bad_request"];
            401: components["responses"]["401-invalid_token"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                    verification_code: string;
                };
            };
        };
        responses: {
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                    new_email: string;
                };
            };
        };
        responses: {
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-sensitive_action_verification_required-ip_not_allowed-email_not_verified-session_required-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
        };
    };
    security_email_change: {
        parameters: {
            query: {
                verification_code: string;
                is_reverting?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        email: string;
                    };
                };
            };
            400: components["responses"]["400-invalid_verification_code-bad_request"];
            401: components["responses"]["401-invalid_token"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                    current_password: string;
                    new_password: string;
                };
            };
        };
        responses: {
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-sensitive_action_verification_required-ip_not_allowed-email_not_verified-session_required-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sessions: components["schemas"]["Session"][];
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
        };
    };
    security_sessions_end: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-support_session-ip_not_allowed-email_not_verified-session_required"];
            404: components["responses"]["404-session_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        secret: string;
                        /** @description Otpauth://… */
                        uri: string;
                        /** @description The same as a QR code, an SVG document. */
                        qr_svg: string;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            409: components["responses"]["409-totp_already_enabled"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sms_mfa_factor: components["schemas"]["MfaFactor"] | null;
                        totp_mfa_factor: components["schemas"]["MfaFactor"] | null;
                        backup_code: string;
                    };
                };
            };
            400: components["responses"]["400-invalid_mfa_code_400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-sensitive_action_verification_required-ip_not_allowed-email_not_verified-session_required-support_session"];
            409: components["responses"]["409-totp_not_begun-totp_already_enabled"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                    /** @constant */
                    totp_enabled?: false;
                    /** @constant */
                    sms_enabled?: false;
                } | null;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sms_mfa_factor: components["schemas"]["MfaFactor"] | null;
                        totp_mfa_factor: components["schemas"]["MfaFactor"] | null;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-sensitive_action_verification_required-ip_not_allowed-email_not_verified-session_required-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        backup_code: string;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-sensitive_action_verification_required-ip_not_allowed-email_not_verified-session_required-support_session"];
            409: components["responses"]["409-no_second_factor"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                    fingerprint: string;
                    visitor_id?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                    sign_in_request_verification_code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        expires_at_unix: number;
                    };
                };
            };
            400: components["responses"]["400-invalid_verification_code-bad_request"];
            401: components["responses"]["401-invalid_token"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        grants: components["schemas"]["SupportGrant"][];
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                    /** @default 24 */
                    hours?: number;
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
        };
    };
    supportAccess_end: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                grant_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required"];
            404: components["responses"]["404-support_grant_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        grants: {
                            grant_id: string;
                            /** @enum {string} */
                            state: "requested" | "active" | "ended";
                            reason: string;
                            /** @description Email of the operator who asked, null where the user offered it. */
                            requested_by: string | null;
                            requested_at_unix: number;
                            granted_at_unix: number | null;
                            expires_at_unix: number | null;
                            /** @description When operators went in, newest first. */
                            entered_at_unix: number[];
                            email: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
        };
    };
    supportAccess_enter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                grant_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            404: components["responses"]["404-support_grant_not_found"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description No account yet: there is nobody to sign in. */
                        needs_set_up: boolean;
                        /** @description No operator yet: the printed set-up link still works. */
                        can_set_up: boolean;
                        /** @enum {string} */
                        sign_up: "open" | "invite" | "closed";
                        version: string;
                        /** @description False: no statistics are collected here, and nobody is asked. */
                        has_analytics: boolean;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                    password: string;
                    /** @description Where a second factor is on: of the app, or the backup code. Without either: 401 mfa_required. */
                    mfa_code?: string | null;
                    backup_code?: string | null;
                    /** @description Of `POST /v1/user/prepare-internal-verification`: its bearer has just read a mail to this address. Wrong passwords that strangers gave for the account do not hold up the one who brings it. Used up by the try. */
                    internal_code?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
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
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
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
            401: components["responses"]["401-invalid_refresh_token-invalid_token"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                    all?: boolean;
                } | null;
            };
        };
        responses: {
            /** @description Done */
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
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                    verification_code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        internal_code: string;
                    };
                };
            };
            400: components["responses"]["400-invalid_verification_code-bad_request"];
            401: components["responses"]["401-invalid_token"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
        };
    };
    workspace_findSsoProvider: {
        parameters: {
            query: {
                email: string;
                invite_code?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        provider_id: string | null;
                        sso_required: boolean;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
        };
    };
    workspace_identityProviders_list: {
        parameters: {
            query?: {
                invite_code?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        identity_provider_id: string;
                        /** @enum {string} */
                        type: "saml" | "oidc";
                        display_name: string;
                        identity_provider_entity_id?: string;
                        client_id?: string;
                        sign_in_url: string;
                    }[];
                };
            };
            400: components["responses"]["400-bad_request"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                    setup_code: string;
                    email: string;
                    password: string;
                    first_name?: string;
                };
            };
        };
        responses: {
            /** @description Done */
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
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
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
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                    account_metadata: {
                        agrees_to_product_updates?: boolean;
                        geo_location?: {
                            country?: string | null;
                            region?: string | null;
                            city?: string | null;
                        } | null;
                        accepts_terms?: boolean;
                    };
                    /** @description The solved challenge as base64 JSON, or the provider's token. */
                    recaptcha_token?: string | null;
                    pid?: string | null;
                    xid?: string | null;
                    gcp_marketplace_jwt?: string | null;
                    invite_code?: string | null;
                    referral_code?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-invalid_email-terms_not_accepted-recaptcha_failed-bad_request"];
            401: components["responses"]["401-invalid_token"];
            403: components["responses"]["403-sign_ups_disabled"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-bot_check_unavailable-database_unavailable"];
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
                    password: string;
                    account_metadata?: {
                        agrees_to_product_updates?: boolean;
                        geo_location?: {
                            country?: string | null;
                            region?: string | null;
                            city?: string | null;
                        } | null;
                        accepts_terms?: boolean;
                    };
                    recaptcha_token?: string | null;
                    /** @description Where the mailed link leads in the end: an address of this installation. */
                    continue_url?: string | null;
                    pid?: string | null;
                    xid?: string | null;
                    gcp_marketplace_jwt?: string | null;
                    invite_code?: string | null;
                    referral_code?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "verification_sent";
                    };
                };
            };
            400: components["responses"]["400-invalid_email-invalid_continue_url-terms_not_accepted-weak_password-recaptcha_failed-bad_request"];
            401: components["responses"]["401-invalid_token"];
            403: components["responses"]["403-sign_ups_disabled"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-bot_check_unavailable-database_unavailable"];
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
                    pid?: string | null;
                    xid?: string | null;
                    gcp_marketplace_jwt?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        user_id: string;
                        workspace_id: string;
                        is_new_user: boolean;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                    continue_url?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
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
            429: components["responses"]["429-too_many_attempts"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                    action_code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["400-invalidActionCode-bad_request"];
            401: components["responses"]["401-invalid_token"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                    item_id?: string;
                    onboarding_checklist_item_id?: string;
                };
            };
        };
        responses: {
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                    role?: string | null;
                    subrole?: string | null;
                    timezone?: string | null;
                    source?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
        };
    };
    user_get: {
        parameters: {
            query?: {
                extended?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                    opt_out_updates_key: string;
                };
            };
        };
        responses: {
            /** @description Done */
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
            429: components["responses"]["429-too_many_attempts"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                    account_metadata: {
                        agrees_to_product_updates?: boolean;
                        geo_location?: {
                            country?: string | null;
                            region?: string | null;
                            city?: string | null;
                        } | null;
                        accepts_terms?: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                    allowed_to_extend_character_limit?: boolean;
                    max_character_limit_extension?: number | null;
                    ccpa_opt_out?: boolean;
                    optOutCCPA?: boolean;
                    first_name?: string;
                    /** @description A language tag; null: as the browser says. */
                    locale?: string | null;
                    theme?: ("light" | "dark" | "system") | null;
                };
            };
        };
        responses: {
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-can_not_extend_limit-ip_not_allowed-email_not_verified-session_required-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                    public_user_name: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        public_user_name: string;
                        public_user_id: string;
                    };
                };
            };
            400: components["responses"]["400-invalid_public_user_name-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        has_alpha_access: boolean;
                        requested: boolean;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                    reason?: string;
                } | null;
            };
        };
        responses: {
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        referral_link: string;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rand: number;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled-missing_permissions"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
                    description?: string;
                    /** @enum {string} */
                    kind?: "voice" | "agent" | "api_key";
                } | null;
            };
        };
        responses: {
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        messages: components["schemas"]["OutboxMessage"][];
                        /** @description True when the installation is reachable from elsewhere, where this page is a risk. */
                        is_exposed: boolean;
                        /** @description False: mail is kept here, to be read and handed on by hand. */
                        has_mail_server: boolean;
                        /** @description What is wrong with the mail server, as far as known. */
                        mail_server_problem: string | null;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
        };
    };
    operator_outbox_send: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                message_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            404: components["responses"]["404-message_not_found"];
            409: components["responses"]["409-no_mail_server"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
        };
    };
    operator_sendProductUpdate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of yours, up to 255 characters. A repeated call with the same key is done once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    subject: string;
                    paragraphs: string[];
                };
            };
        };
        responses: {
            /** @description Done */
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
                        recipients: number;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-not_operator-support_session"];
            409: components["responses"]["409-request_in_progress-answer_not_kept"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-sensitive_action_verification_required-ip_not_allowed-email_not_verified-session_required-support_session"];
            409: components["responses"]["409-owns_workspace_with_members-account_in_use"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_attempts"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
        };
    };
    user_downloadData: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of yours, up to 255 characters. A repeated call with the same key is done once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "request-id": components["headers"]["request-id"];
                    "idempotent-replayed": components["headers"]["idempotent-replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job_id: string;
                    };
                };
            };
            400: components["responses"]["400-bad_request"];
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            409: components["responses"]["409-request_in_progress-answer_not_kept"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["429-too_many_jobs"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
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
            /** @description Done */
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
            401: components["responses"]["401-needs_authorization-invalid_api_key-invalid_token-account_disabled"];
            403: components["responses"]["403-ip_not_allowed-email_not_verified-session_required-support_session"];
            413: components["responses"]["413-request_too_large"];
            415: components["responses"]["415-unsupported_media_type"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["500-internal_error"];
            503: components["responses"]["503-database_unavailable"];
        };
    };
}
